"""The engine for browsers: Python itself (Pyodide), archfoe and what it needs there, as files to serve."""
