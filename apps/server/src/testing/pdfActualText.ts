import { inflateSync } from 'node:zlib';

const REPLACED = /\/ActualText \((?<text>(?:\\.|[^\\)])*)\)/gsu;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in the letters of a file, one for each byte. */
function decoded(written: string): string {
  const bytes = Buffer.from(
    written.replaceAll(/\\(.)/gsu, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  );
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isWide ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

/** What a PDF that pdfkit wrote says to readers in the place of what is drawn, in the order of its pages; pdfjs does not tell. */
export function actualTexts(file: Uint8Array): readonly string[] {
  const bytes = Buffer.from(file);
  const letters = bytes.toString('latin1');
  return [...letters.matchAll(/\/FlateDecode\n>>\nstream\n/gu)].flatMap((found) => {
    const start = found.index + found[0].length;
    const stream = inflateSync(bytes.subarray(start, letters.indexOf('\nendstream', start))).toString('latin1');
    return [...stream.matchAll(REPLACED)].map(({ groups }) => decoded(groups?.['text'] ?? ''));
  });
}
