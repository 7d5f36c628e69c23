/** Locale of amounts and figures in every language of the product (FMT-01, CST-03). */
export const MONEY_LOCALE = 'es-MX';

// Created once, on first use: creating a formatter costs far more than formatting, and a table formats thousands of
// times. They are given the decimal digits of a number, which Intl rounds half away from zero, 1.005 to 1.01; a number
// itself it rounds by its binary value. 'negative' shows no -0.
const decimalFormats = new Map<number, Intl.NumberFormat>();

/** A figure with exactly `decimals` decimals, rounded half away from zero, such as '1,234.500' (FMT-05 to FMT-07). */
export function formatDecimal(value: number, decimals: number): string {
  const format =
    decimalFormats.get(decimals) ??
    new Intl.NumberFormat(MONEY_LOCALE, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
  decimalFormats.set(decimals, format);
  return format.format(`${value}`);
}
