/** Where the list of tables begins in a TrueType file, and how long each of its entries is. */
const DIRECTORY = 12;
const ENTRY = 16;

/** The table of a font that says which character is drawn by which glyph. */
function characterMap(font: Buffer): Buffer {
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const at = DIRECTORY + table * ENTRY;
    if (font.toString('latin1', at, at + 4) === 'cmap') return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error('A font without a table of characters.');
}

/** Format 4: ranges of characters up to U+FFFF, each with a difference to its glyphs or a list of them. */
function readRanges(map: Buffer): number[] {
  const ranges = map.readUInt16BE(6) / 2;
  const word = (list: number, range: number) =>
    map.readUInt16BE(14 + 2 * list * ranges + (list > 0 ? 2 : 0) + 2 * range);
  return Array.from({ length: ranges }).flatMap((_, range) => {
    const [last, first, shift, list] = [word(0, range), word(1, range), word(2, range), word(3, range)];
    const glyphOf = (character: number) => {
      if (list === 0) return (character + shift) % 0x1_00_00;
      return map.readUInt16BE(16 + 6 * ranges + 2 * range + list + 2 * (character - first));
    };
    const characters = Array.from({ length: last - first + 1 }, (_each, offset) => first + offset);
    return characters.filter((character) => character !== 0xff_ff && glyphOf(character) !== 0);
  });
}

/** Format 12: groups of characters of any plane. */
function readGroups(map: Buffer): number[] {
  return Array.from({ length: map.readUInt32BE(12) }).flatMap((_, group) => {
    const [first = 0, last = 0] = [0, 4].map((place) => map.readUInt32BE(16 + 12 * group + place));
    return Array.from({ length: last - first + 1 }, (_each, offset) => first + offset);
  });
}

/**
 * The characters that a font can draw.
 * @param font A TrueType file.
 * @throws Error for a font that says it in a way that fonts of the last twenty years do not.
 */
export function characterSetOf(font: Buffer): ReadonlySet<number> {
  const map = characterMap(font);
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(4 + 8 * index + 4)),
  );
  const characters = subtables.flatMap((subtable) => {
    const format = subtable.readUInt16BE(0);
    if (format === 4) return readRanges(subtable);
    return format === 12 ? readGroups(subtable) : [];
  });
  if (characters.length === 0) throw new Error('A font whose characters cannot be read.');
  return new Set(characters);
}
