import { inflateSync } from 'node:zlib';

/** The objects of a PDF that Chromium wrote, by number: what stands in them, and their streams unpacked. */
type PdfObject = { readonly words: string; readonly stream: string };

function readObjects(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  // One letter for each byte, so that places in the text are places in the file.
  const text = pdf.toString('latin1');
  for (const found of text.matchAll(/(\d+) 0 obj\s(.*?)endobj/gsu)) {
    const [, number = '', content = ''] = found;
    const [words = '', packed] = content.split(/stream\r?\n/u, 2);
    const bytes = packed === undefined ? null : Buffer.from(packed.replace(/\r?\nendstream\s*$/u, ''), 'latin1');
    const isPacked = words.includes('/FlateDecode');
    objects.set(number, {
      words,
      stream: bytes === null ? '' : (isPacked ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return objects;
}

const codesOf = (hex: string): number[] => (hex.match(/.{4}/gu) ?? []).map((code) => Number.parseInt(code, 16));
const lettersOf = (hex: string): string => String.fromCodePoint(...codesOf(hex));

/** What the codes of a font are as letters, from its `ToUnicode`. */
function readLetters(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gsu))
    for (const [, code = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/gu))
      letters.set(Number.parseInt(code, 16), lettersOf(letter));
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gsu))
    for (const [, first = '', last = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/gu)) {
      const start = Number.parseInt(first, 16);
      const base = codesOf(letter)[0] ?? 0;
      for (let code = start; code <= Number.parseInt(last, 16); code += 1)
        letters.set(code, String.fromCodePoint(base + code - start));
    }
  return letters;
}

type Font = { readonly letters: ReadonlyMap<number, string>; readonly digits: number };

/** The text of a page, each run of text on its own line. */
function pageText(page: PdfObject, objects: ReadonlyMap<string, PdfObject>): string {
  const fonts = new Map<string, Font>();
  for (const [, name = '', number = ''] of page.words.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const words = objects.get(number)?.words ?? '';
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/u.exec(words) ?? [];
    const digits = words.includes('/Type3') ? 2 : 4;
    fonts.set(name, { letters: readLetters(objects.get(map)?.stream ?? ''), digits });
  }
  const [, contents = ''] = /\/Contents (\d+) 0 R/u.exec(page.words) ?? [];
  const pieces: string[] = [];
  for (const [, block = ''] of (objects.get(contents)?.stream ?? '').matchAll(/\bBT\b(.*?)\bET\b/gsu)) {
    let font: Font | undefined;
    let piece = '';
    for (const [, name, hex] of block.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)>/gu)) {
      if (name !== undefined) font = fonts.get(name);
      const codes = hex?.match(new RegExp(`.{${font?.digits ?? 4}}`, 'gu')) ?? [];
      piece += codes.map((code) => font?.letters.get(Number.parseInt(code, 16)) ?? '').join('');
    }
    pieces.push(piece);
  }
  return pieces.join('\n');
}

/** The text of each page of a PDF printed by Chromium. */
export function pdfText(pdf: Buffer): readonly string[] {
  const objects = readObjects(pdf);
  return [...objects.values()]
    .filter(({ words }) => /\/Type \/Page\b/u.test(words))
    .map((page) => pageText(page, objects));
}
