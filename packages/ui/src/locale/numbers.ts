import { formatAmount, formatDecimal, numberFormatOf } from '@sereno/domain/money';
import type { Formats } from './formats.ts';

/** What stands between the digits of a number in a language: ',' before thousands and '.' before decimals. */
export type NumberSigns = Partial<Record<Intl.NumberFormatPartTypes, string>>;

const signs = new Map<string, NumberSigns>();

/** The signs of numbers in a language, a BCP 47 tag. @throws RangeError for an invalid tag. */
export function numberSigns(tag: string): NumberSigns {
  const known = signs.get(tag);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345.6);
  const found = Object.fromEntries(
    parts.filter(({ type }) => type === 'group' || type === 'decimal').map(({ type, value }) => [type, value]),
  );
  signs.set(tag, found);
  return found;
}

/** An amount in the host's currency, rounded to its smallest unit half away from zero: '$1,234.50', '1.234,50 €'. */
export function formatMoney(amount: number, { currency, number }: Formats): string {
  return formatAmount(amount, currency, number);
}

/** Decimals of the host's currency: 2 for pesos, none for yen. */
export function moneyDecimals({ currency }: Formats): number {
  const format = numberFormatOf(`decimals ${currency}`, 'en', () => ({ style: 'currency', currency }));
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A number with exactly `decimals` decimals, rounded half away from zero. */
export function formatNumber(value: number, decimals: number, { number }: Formats): string {
  return formatDecimal(value, decimals, number);
}
