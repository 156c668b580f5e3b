// Exits with 1 where this Node is too old for Vite, which wants ^20.19.0 || >=22.12.0. Written so that an old Node can read it.
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
