/** What stays of letters that are not ASCII once their accents are off. */
const NOT_PLAIN = /[^\w.()-]+/gu;
/** Names that every browser reads as they are. */
const PLAIN = /^[\w .,()+-]*$/u;
/** What RFC 8187 wants written by its bytes, though addresses do not. */
const UNENCODED = /['()*]/gu;

const byBytes = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header that has a file saved under its name: in plain letters, and as it is where those are not enough (RFC 6266). */
export function attachmentOf(fileName: string): string {
  const plain = fileName.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(NOT_PLAIN, '_');
  if (PLAIN.test(fileName)) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replaceAll(UNENCODED, byBytes);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
