/** The largest file, in bytes: the 10 MB that people read. The server takes up to 10 MiB. */
export const MAX_BYTES = 10_000_000;

/** The bytes of a file in Base64. @throws DOMException for a file that is gone or cannot be read. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
