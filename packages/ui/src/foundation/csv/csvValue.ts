import { formatScreenDate, parseWireDate } from '@sereno/domain/calendar';
import { type CellValue, isEmpty } from '../cellValue.ts';
import { csvText } from '@sereno/domain/csv';

/**
 * A number for a Mexican spreadsheet: decimal point, no grouping, and no exponent, which some programs read as text.
 * Empty for NaN and infinite values.
 */
export function csvNumber(value: CellValue): string {
  if (typeof value !== 'number') return isEmpty(value) ? '' : csvText(String(value));
  return Number.isFinite(value) ? plainFigure(String(value)) : '';
}

const POWER = /^(?<sign>-?)(?<whole>\d)\.?(?<fraction>\d*)e(?<power>[+-]\d+)$/;

/** The digits of '1.5e-7' as '0.00000015'; other numbers unchanged. */
function plainFigure(figure: string): string {
  const parts = figure.includes('e') ? POWER.exec(figure)?.groups : undefined;
  if (parts === undefined) return figure;
  const { sign = '', whole = '', fraction = '' } = parts;
  const power = Number(parts['power']);
  return power < 0
    ? `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction.padEnd(power, '0')}`;
}

/** A day that every month has, at the start of a text: it needs no calendar lookup. */
const SURE_DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** A day as dd/MM/yyyy; text that is not a day stays unchanged, so that the error is visible. */
export function csvDay(value: CellValue): string {
  if (isEmpty(value)) return '';
  const text = String(value);
  if (SURE_DAY.test(text)) return `${text.slice(8)}/${text.slice(5, 7)}/${text.slice(0, 4)}`;
  const day = parseWireDate(text);
  return day === null ? csvText(text) : formatScreenDate(day);
}
