/** A record as text, and what its file is called. */
export interface RecordFile {
  name: string;
  text: string;
}

/** Hands a text to the browser as a file to keep. */
export function download({ name, text }: RecordFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
