const PREFIX = 'data:image/png;base64,';
/** Before the first chunk, and around the data of each: its length and its name, then its checksum. */
const START = 8;
const HEAD = 8;
const CHECKSUM = 4;
/** What a picture is made of. */
const PICTURE: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/**
 * The same picture without what some browsers write beside it, such as when and for which screen it was made: a signature is kept for
 * good, and says nothing but itself (SIG-02).
 * @param url A PNG data URL of a browser's own making.
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
