/** Some browsers ask the person first, and fetch the file only then: how long it is kept for them, in ms. */
const KEPT = 40_000;

/** Gives the file to the browser, to be kept among the downloads under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
