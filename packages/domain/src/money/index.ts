export { CURRENCY, DECIMALS, formatCents, formatDecimal, formatPesos, MONEY_LOCALE } from './amountText.ts';
export { addAmounts, type Cents, distribute, fromCents, TAX_DIVISOR, toCents, withoutTax } from './cents.ts';
export { roundHalfAwayFromZero } from './rounding.ts';
