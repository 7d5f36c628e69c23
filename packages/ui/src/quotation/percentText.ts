import { MONEY_LOCALE } from '@sereno/domain/money';

let format: Intl.NumberFormat | undefined;

/** A percentage as it is written in Mexico: 12.5 is '12.5%'. At most two decimals. */
export function percentText(percent: number): string {
  format ??= new Intl.NumberFormat(MONEY_LOCALE, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(percent / 100);
}
