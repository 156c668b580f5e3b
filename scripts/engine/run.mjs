// Python with archfoe under Node, from the files that a browser loads: `node run.mjs FOLDER PROGRAM [ARGUMENT...]`.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { unpack } from "../../frontend/src/play/pack.js";

const [folder, program, ...more] = process.argv.slice(2);
try {
  const python = await loadPyodide({ stdLibURL: join(resolve(folder), "python_stdlib.zip") });
  const packages = python.runPython("import sys, sysconfig\nsysconfig.get_path('purelib')");
  unpack(gunzipSync(readFileSync(join(folder, "archfoe.pack.gz"))), python.FS, packages);
  python.runPython(`sys.argv = ${JSON.stringify([program, ...more])}`);
  await python.runPythonAsync(readFileSync(resolve(program), "utf8"));
} catch (error) {
  console.error(error.message); // where it was thrown is a line of a megabyte
  process.exitCode = 1;
}
