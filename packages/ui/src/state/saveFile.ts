/** How long the file stays available, ms: some browsers ask the person first and fetch it only then. */
const KEPT = 40_000;

/** Downloads the file under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
