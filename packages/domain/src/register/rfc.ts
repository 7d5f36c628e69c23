/** The characters of an RFC in the order of their values, from 0 (tax authority's table, annex of the check digit). */
const CHARACTERS = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** Three letters and a date for a company, four for a person; then the homonym and the check digit. */
const SHAPE = /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/u;
/** The two that stand for the general public and for foreigners; they have no check digit of their own. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];

/** The check digit of the first eleven or twelve characters of an RFC: weighed from 13 down, modulo 11. */
export function rfcCheckDigit(start: string): string {
  // A company has one letter fewer, and counts as if a space stood before it.
  const sum = Array.from(start.padStart(12, ' ')).reduce(
    (total, sign, at) => total + CHARACTERS.indexOf(sign) * (13 - at),
    0,
  );
  const digit = 11 - (sum % 11);
  if (digit === 11) return '0';
  return digit === 10 ? 'A' : String(digit);
}

/** Whether a Mexican tax id is written as one and its check digit is right; capitals only. */
export function isRfc(text: string): boolean {
  if (GENERIC.includes(text)) return true;
  return SHAPE.test(text) && text.endsWith(rfcCheckDigit(text.slice(0, -1)));
}
