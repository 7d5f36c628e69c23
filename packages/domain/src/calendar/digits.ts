/**
 * The decimal digits of a whole number, not negative, filled with zeros on the left up to `width`. The overload says
 * what the filling cannot: the text still reads as a number.
 */
export function digits(value: number, width: number): `${number}`;
export function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
