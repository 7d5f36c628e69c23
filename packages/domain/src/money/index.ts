export { DECIMALS, formatCents, formatPercent, formatPesos } from './amountText.ts';
export { CURRENCY, formatAmount, formatDecimal, MONEY_LOCALE, numberFormatOf } from './decimalText.ts';
export {
  addAmounts,
  type Cents,
  distribute,
  fromCents,
  minorUnits,
  TAX_DIVISOR,
  toCents,
  withoutTax,
} from './cents.ts';
export { isPercent, percentOf } from './percent.ts';
export { roundHalfAwayFromZero } from './rounding.ts';
export { readCount, readPercent, readPesos, type TypedFigure, type TypedFigureIssue } from './typedAmount.ts';
