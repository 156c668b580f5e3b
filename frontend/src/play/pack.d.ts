export function unpack(
  bytes: Uint8Array,
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void },
  folder: string,
): void;
