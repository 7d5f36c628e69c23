import { plainText } from '../calendar/typedText.ts';
import type { Cents } from './cents.ts';

/** An issue of a typed figure: empty, not a number, or too large to count. */
export type TypedFigureIssue = 'empty' | 'notANumber' | 'tooLarge';

/** The typed figure, or its issue. */
export type TypedFigure =
  | { readonly figure: number; readonly issue?: never }
  | { readonly figure?: never; readonly issue: TypedFigureIssue };

const SIGN = String.raw`(?<sign>[+\u2212\u2010-\u2015-]?) ?`;
// Groups of three only: '1,50' may be one and a half or 150, and Mexico does not write '1.500,50'.
const GROUPED = String.raw`[0-9]{1,3}(?:[ ,'\u2019][0-9]{3})+`;
const FIGURE = String.raw`(?=\.?[0-9])(?<whole>${GROUPED}|[0-9]*)(?:\.(?<fraction>[0-9]*))?`;

const PESOS = new RegExp(
  String.raw`^(?:(?:mxn|mx)? ?\$ ?|mxn ?)?${SIGN}(?:\$ ?)?${FIGURE} ?(?:pesos?|mxn|m\.? ?n\.?)?$`,
  'iu',
);
const PERCENT = new RegExp(String.raw`^${SIGN}${FIGURE} ?(?:%|por ciento)?$`, 'iu');
const COUNT = new RegExp(String.raw`^${SIGN}${FIGURE}$`, 'u');

/** The figure in units of its last decimal; further decimals must be zeros. */
function readUnits(text: string, written: RegExp, decimals: number): TypedFigure {
  const plain = plainText(text);
  if (plain === '') return { issue: 'empty' };
  const groups = written.exec(plain ?? '')?.groups;
  if (groups === undefined) return { issue: 'notANumber' };
  const { sign = '', whole = '', fraction = '' } = groups;
  if (/[1-9]/.test(fraction.slice(decimals))) return { issue: 'notANumber' };
  const digits = whole.replaceAll(/[^0-9]/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0');
  const isNegative = sign !== '' && sign !== '+';
  const units = Number(digits);
  if (!Number.isSafeInteger(units)) return { issue: isNegative ? 'notANumber' : 'tooLarge' };
  return { figure: isNegative && units > 0 ? -units : units };
}

/**
 * Parses pesos as people in Mexico write them, to cents: '1500', '1,500.50', '$1 500', "1'500,000.00", '$1,500.00 MXN',
 * '1500 pesos'. Negative amounts are allowed; more than two decimals are not an amount.
 */
export function readPesos(text: string): TypedFigure & { readonly figure?: Cents } {
  return readUnits(text, PESOS, 2);
}

/** Parses a percentage with at most two decimals: '15', '15 %', '12.5%', '7.25 por ciento'. */
export function readPercent(text: string): TypedFigure {
  const read = readUnits(text, PERCENT, 2);
  return read.issue === undefined ? { figure: read.figure / 100 } : read;
}

/** Parses a whole number: '2', ' 12 ', '1,000'. */
export function readCount(text: string): TypedFigure {
  return readUnits(text, COUNT, 0);
}
