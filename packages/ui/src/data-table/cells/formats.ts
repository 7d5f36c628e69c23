import type { AmountFormat, DayFormat, FigureFormat } from './figureFormat.ts';

/** The same format for each language, made once: making one costs far more than writing with it. */
function byLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

/**
 * Figures of a column in the reader's language, as `Intl.NumberFormat` writes them: a unit, a percentage, a compact number.
 * @throws RangeError for what Intl does not know, right where it is called.
 */
export function numberFormat(options: Intl.NumberFormatOptions): FigureFormat {
  const formatOf = byLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }));
  formatOf('en');
  // The digits of a number: Intl rounds the number itself by its binary value.
  return { text: (figure, locale) => formatOf(locale).format(`${figure}`) };
}

/**
 * Amounts of a column in a currency, in the reader's language: '1.234,50 €'. They are added in its smallest unit.
 * @param currency Its ISO 4217 code: 'EUR'.
 * @throws RangeError for a code of another form, right where it is called.
 */
export function currencyFormat(currency: string, options: Intl.NumberFormatOptions = {}): AmountFormat {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return { ...numberFormat({ currencyDisplay: 'narrowSymbol', ...options, style: 'currency', currency }), decimals };
}

/**
 * Days of a column in the reader's language, as `Intl.DateTimeFormat` writes them. A day belongs to no zone, so `timeZone` is none of
 * its options.
 * @throws RangeError for what Intl does not know, right where it is called.
 */
export function dateFormat(options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): DayFormat {
  const formatOf = byLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  formatOf('en');
  return (day, locale, time = '00:00') => formatOf(locale).format(Date.parse(`${day}T${time}Z`));
}
