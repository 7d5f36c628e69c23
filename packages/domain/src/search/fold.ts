/** Letters that Unicode does not decompose, as typed without them on the keyboard. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ς: 'σ' };
const PLAIN = /^[\0-\x7F]*$/;

/**
 * Characters of European texts, as the inside of a character class: Latin letters with marks, dashes, quotes and
 * currencies. Each folds independently of its neighbours.
 */
export const SEPARATE = '\\0-\\u024F\\u2010-\\u2027\\u20A0-\\u20BF';
/** Largest code unit among them. */
export const LAST_SEPARATE = 0x20bf;
const ALL_SEPARATE = new RegExp(`^[${SEPARATE}]*$`);
const NOT_PLAIN = /[^\0-\x7F]/g;

/**
 * The text for comparison: without case, accents and letter width, so that "lopez" finds "López", "munoz" finds "Muñoz"
 * and "strasse" finds "Straße" (TBL-21).
 */
export function fold(text: string): string {
  // Decomposing costs twenty times as much as a lookup, so letters are folded one by one where possible.
  if (PLAIN.test(text)) return text.toLowerCase();
  if (ALL_SEPARATE.test(text)) return text.replace(NOT_PLAIN, foldLetter).toLowerCase();
  return foldWhole(text);
}

const letters = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = letters.get(letter) ?? foldWhole(letter);
  letters.set(letter, known);
  return known;
}

function foldWhole(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[ßæœøς]/g, (letter) => spelledOut[letter] ?? letter)
      // What is still in two parts is another letter, not an accent: か does not match が.
      .normalize('NFC')
  );
}
