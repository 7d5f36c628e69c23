/** Widths of characters in the product's typeface, in em; generous, so that nothing touches. */
const NARROW = 0.34;
const LETTER = 0.62;
const CAPITAL = 0.76;
const WIDE = 0.95;
const EAST_ASIAN = 1.02;

function signWidth(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x2e_80) return EAST_ASIAN;
  if (/[mwMW%@…—]/.test(sign)) return WIDE;
  if (/[\s.,:;'’|!()[\]ijlft/-]/.test(sign)) return NARROW;
  return sign === sign.toLowerCase() ? LETTER : CAPITAL;
}

/** Cache by character code: a year of dates uses few characters. */
const known: number[] = [];
/** The second half of a surrogate pair, whose first half has the width. */
const isSecondHalf = (code: number): boolean => code >= 0xdc_00 && code <= 0xdf_ff;

/** Estimated width of a text in px, rather too wide; without a document, so that nothing is laid out twice. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  // By code units: twice as fast, and a chart measures a year of names.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    width += known[code] ??= isSecondHalf(code) ? 0 : signWidth(text.charAt(at));
  }
  return width * fontSize;
}

/** The text, truncated to that width with an ellipsis; at least its first character. */
export function shortened(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const room = width / fontSize - WIDE;
  let used = 0;
  let saved = '';
  for (const sign of text) {
    used += signWidth(sign);
    if (saved !== '' && used > room) break;
    saved += sign;
  }
  return `${saved.trimEnd()}…`;
}

export type LabelRow = {
  /** Width of each label in px. */
  readonly widths: readonly number[];
  /** From one label's middle to the next, in px, above 0. */
  readonly step: number;
  /** Of the first label, in px. */
  readonly firstMiddle: number;
  /** Labels stay within these, in px. */
  readonly start: number;
  readonly end: number;
  /** Between two labels, in px. */
  readonly gap: number;
};

/** Which labels of a row can be shown so that none touches another or leaves the row: every one, every second, every third … */
export function fittingLabels({ widths, step, firstMiddle, start, end, gap }: LabelRow): readonly number[] {
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  const every = Math.max(1, Math.ceil((widest + gap) / step));
  const shown: number[] = [];
  for (let index = 0; index < widths.length; index += every) {
    const middle = firstMiddle + index * step;
    const half = (widths[index] ?? 0) / 2;
    if (middle - half >= start && middle + half <= end) shown.push(index);
  }
  return shown;
}

/**
 * The places moved as little as needed so that each is at least `distance` from the next, between `low` and `high`; in the
 * order that they were given. Where there is no room for all of them they keep the distance and leave the end.
 */
export function spreadPlaces(
  places: readonly number[],
  { distance, low, high }: { readonly distance: number; readonly low: number; readonly high: number },
): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((one, other) => one.place - other.place);
  let least = low;
  for (const one of order) {
    one.place = Math.max(one.place, least);
    least = one.place + distance;
  }
  let most = high;
  for (const one of order.toReversed()) {
    one.place = Math.max(low, Math.min(one.place, most));
    most = one.place - distance;
  }
  least = low;
  for (const one of order) {
    one.place = Math.max(one.place, least);
    least = one.place + distance;
  }
  const spread = places.map(() => 0);
  for (const { place, index } of order) spread[index] = place;
  return spread;
}
