/** A record as text, and what its file is called. */
export interface RecordFile {
  name: string;
  text: string;
}

/** A file that the browser keeps. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** Hands a text to the browser as a file to keep. */
export function download({ name, text }: RecordFile): void {
  saveAs({ name, content: new Blob([text], { type: "application/json" }) });
}

export function saveAs({ name, content }: SavedFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
