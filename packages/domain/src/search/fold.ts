/** Letters that Unicode does not take apart, as a person types them who does not have them on the keyboard. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ς: 'σ' };
const PLAIN = /^[\0-\x7F]*$/;

/**
 * The text as it is compared: without case, accents and the width of the letters, so that "lopez" finds "López", "munoz"
 * finds "Muñoz" and "strasse" finds "Straße" (TBL-21).
 */
export function fold(text: string): string {
  // Most cells of a table hold figures and codes, and taking letters apart costs twenty times as much as looking at them.
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[ßæœøς]/g, (letter) => spelledOut[letter] ?? letter)
      // What is still in two parts is another letter, not an accent: か does not find が.
      .normalize('NFC')
  );
}
