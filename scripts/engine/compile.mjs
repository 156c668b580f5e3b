// Compiles all modules of some folders with the Python that will run them: nobody should wait for that in a browser.

import { loadPyodide } from "pyodide";

const python = await loadPyodide();
process.argv.slice(2).forEach((root, i) => {
  python.FS.mkdirTree(`/stage/${i}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/stage/${i}`);
});
// Paths in messages are those below the folder.
python.runPython(`
import compileall, py_compile, pathlib
for root in pathlib.Path("/stage").iterdir():
    compileall.compile_dir(root, quiet=2, legacy=True, stripdir=root, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
