/** How many digits a number has in Mexico. */
const NATIONAL_DIGITS = 10;
/** What people still write before the ten digits: the country, with or without the 1 of mobiles, and the old ways to dial. */
const PREFIX = /^(?:\+?521?|044|045|01)(?=\d{10}$)/;
const EXTENSION = /\s*(?:ext\.?|extensi[oó]n|x|#)\s*\d*\s*$/iu;
const FOREIGN = /^\+[1-9]\d{6,14}$/;

/** A telephone number that can be dialled. */
export type Phone = {
  /** Ten digits within Mexico; '+' and digits elsewhere. */
  readonly dial: string;
  /** With the country and nothing else, as messengers want it: '525510003001'. */
  readonly international: string;
};

/**
 * Reads a telephone number as it is written in Mexico: ten digits, with +52, 521, 044, 045 or 01 before them, with
 * spaces, dashes, dots, brackets and an extension. A number of another country needs its '+'. Null for anything else.
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

/** Mexico's area codes of two digits; every other one has three. */
const SHORT_AREA = /^(?:33|55|56|81)/;

/**
 * A telephone number as it is read aloud in Mexico: '55 1000 3001', '222 555 0123'. A text in which there is no number, and a
 * number of another country, stays as it was written, without the spaces around it.
 */
export function formatPhone(text: string): string {
  const dial = readPhone(text)?.dial;
  if (dial === undefined || dial.startsWith('+')) return text.trim();
  const [area, middle] = SHORT_AREA.test(dial) ? [2, 6] : [3, 6];
  return `${dial.slice(0, area)} ${dial.slice(area, middle)} ${dial.slice(middle)}`;
}
