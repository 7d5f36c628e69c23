/** No date, time or range that anybody writes is longer, in UTF-16 units; what is, was pasted by mistake. */
const LONGEST = 160;

/** What stands between the figures of a day: a slash, a dot or any dash, with or without spaces, or spaces alone. */
export const SEPARATOR = String.raw`(?: ?[/.\u2010-\u2015\u2212\-] ?| )`;

/**
 * What was typed as patterns expect it: full-width figures and signs as plain ones, no marks that nobody sees, single
 * spaces and none around. Null for a text so long that it is none of what pickers read, so that none costs more time.
 */
export function plainText(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const plain = trimmed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // One sign may have become eighteen.
  return plain.length > LONGEST ? null : plain;
}

/** The reading without an issue, or the likeliest, which is the first; null when there is none. */
export function bestOf<Reading extends { readonly issue?: unknown }>(readings: readonly Reading[]): Reading | null {
  return readings.find(({ issue }) => issue === undefined) ?? readings[0] ?? null;
}
