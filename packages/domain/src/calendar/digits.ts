/**
 * The decimal digits of a whole number (0 or more), padded with zeros up to `width`. The overload states what padding
 * cannot: the text is still numeric.
 */
export function digits(value: number, width: number): `${number}`;
export function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
