/** Locale of amounts and figures in every language of the product (FMT-01, CST-03). */
export const MONEY_LOCALE = 'es-MX';

/** Currency of the product (FMT-01, CST-03). */
export const CURRENCY = 'MXN';

const made = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of that kind and locale, created once, on first use: creating one costs far more than formatting, and a
 * table formats thousands of times.
 * @param options Asked for once for each `kind` and `locale`.
 * @throws RangeError for a locale or options that Intl does not know.
 */
export function numberFormatOf(
  kind: string,
  locale: string,
  options: () => Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${kind} ${locale}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  // 'negative' shows no -0.
  const format = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options() });
  made.set(key, format);
  return format;
}

// Below, formatters are given the decimal digits of a number, which Intl rounds half away from zero, 1.005 to 1.01; a number
// itself it rounds by its binary value.

/** A figure with exactly `decimals` decimals, rounded half away from zero, such as '1,234.500' (FMT-05 to FMT-07). */
export function formatDecimal(value: number, decimals: number, locale: string = MONEY_LOCALE): string {
  const format = numberFormatOf(`${decimals}`, locale, () => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }));
  return format.format(`${value}`);
}

/**
 * An amount in a currency, rounded to its smallest unit half away from zero: '$1,234.50', '1.234,50 €'.
 * @param currency ISO 4217. @throws RangeError for a code of another form.
 */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const format = numberFormatOf(currency, locale, () => ({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }));
  return format.format(`${amount}`);
}
