import { inflateSync } from 'node:zlib';

/** How long the heads of both kinds of files are, and the entries of their lists of tables. */
const WOFF = { head: 44, entry: 20 };
const TRUE_TYPE = { head: 12, entry: 16 };

type Table = { readonly tag: number; readonly checksum: number; readonly data: Buffer };

function tableAt(woff: Buffer, index: number): Table {
  const at = WOFF.head + index * WOFF.entry;
  const [start, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const data = woff.subarray(start, start + packed);
  return {
    tag: woff.readUInt32BE(at),
    checksum: woff.readUInt32BE(at + 16),
    data: packed === size ? data : inflateSync(data),
  };
}

/**
 * The TrueType file inside a WOFF file. pdfkit would otherwise unpack it for each document, in JavaScript.
 */
export function unpackFont(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index));
  const head = Buffer.alloc(TRUE_TYPE.head + tables.length * TRUE_TYPE.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = TRUE_TYPE.head + index * TRUE_TYPE.entry;
    for (const [place, figure] of [tag, checksum, start, data.length].entries())
      head.writeUInt32BE(figure, at + 4 * place);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    start += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
