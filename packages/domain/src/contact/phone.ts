/** Digits of a Mexican number. */
const NATIONAL_DIGITS = 10;
/**
 * Prefixes still written before the ten digits: the country code, with or without the 1 of mobiles, and the old
 * dialling prefixes.
 */
const PREFIX = /^(?:\+?521?|044|045|01)(?=\d{10}$)/;
const EXTENSION = /\s*(?:ext\.?|extensi[oó]n|x|#)\s*\d*\s*$/iu;
const FOREIGN = /^\+[1-9]\d{6,14}$/;

/** A telephone number that can be dialled. */
export type Phone = {
  /** Ten digits within Mexico; '+' and digits elsewhere. */
  readonly dial: string;
  /** With the country code and nothing else, for messengers: '525510003001'. */
  readonly international: string;
};

/**
 * Parses a telephone number as written in Mexico: ten digits, optionally with +52, 521, 044, 045 or 01, spaces, dashes,
 * dots, brackets and an extension. A foreign number needs its '+'. Null for anything else.
 */
export function readPhone(text: string): Phone | null {
  const bare = text
    .replace(EXTENSION, '')
    .replace(/^\s*00/, '+')
    .replaceAll(/[\s().\-/\u2010-\u2015\p{Cf}]/gu, '');
  const national = bare.replace(PREFIX, '');
  if (new RegExp(`^\\d{${NATIONAL_DIGITS}}$`).test(national)) {
    return { dial: national, international: `52${national}` };
  }
  return FOREIGN.test(bare) && !bare.startsWith('+52') ? { dial: bare, international: bare.slice(1) } : null;
}

/** Mexico's two-digit area codes; all others have three digits. */
const SHORT_AREA = /^(?:33|55|56|81)/;

/**
 * A telephone number grouped as in Mexico: '55 1000 3001', '222 555 0123'. Text without a number, and a foreign number,
 * is only trimmed.
 */
export function formatPhone(text: string): string {
  const dial = readPhone(text)?.dial;
  if (dial === undefined || dial.startsWith('+')) return text.trim();
  const [area, middle] = SHORT_AREA.test(dial) ? [2, 6] : [3, 6];
  return `${dial.slice(0, area)} ${dial.slice(area, middle)} ${dial.slice(middle)}`;
}
