const PREFIX = 'data:image/png;base64,';
/** Header before the first chunk, and around each chunk's data: length and name, then checksum. */
const START = 8;
const HEAD = 8;
const CHECKSUM = 4;
/** Chunks of the picture itself. */
const PICTURE: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/**
 * Removes a PNG's metadata that some browsers add, such as time and screen: a signature is stored permanently and must
 * contain only itself (SIG-02).
 * @param url A PNG data URL created by the browser.
 */
export function barePng(url: string): string {
  const file = atob(url.slice(PREFIX.length));
  const lengthAt = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => sum * 256 + file.charCodeAt(at + byte), 0);
  let bare = file.slice(0, START);
  for (let at = START, end = at; at + HEAD + CHECKSUM <= file.length; at = end) {
    end = at + HEAD + lengthAt(at) + CHECKSUM;
    if (PICTURE.includes(file.slice(at + 4, at + HEAD))) bare += file.slice(at, end);
  }
  return PREFIX + btoa(bare);
}
