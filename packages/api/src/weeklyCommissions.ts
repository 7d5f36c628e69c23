import type { CommissionLine, WeeklyCommissions } from '@sereno/domain/commission';
import { statusOf } from './commissionValues.ts';
import { amountOf } from './figures.ts';
import { adviserWeekOf, commissionLineOf, pendingWeekOf, weekDecisionOf } from './generated/readers/commission.ts';
import { type Fields, fieldsOf, listOf, listReader, rowsOf } from './readers.ts';

/** The amounts of a line beside the commission and what is paid; two keys have spaces (CMA-06e, CMA-06l). */
const OTHER_AMOUNTS = [
  'MONTO POR VENTA NUEVA',
  'COBROSINIVA',
  'COBROCONIVA',
  'COM_VTA_NVA',
  'COM_MENSUALIDAD',
  'COM_PENDIENTE',
  'CLAVE VENDEDOR',
];

/** Whether the value is an amount or says nothing; anything else cannot be read as 0 where people sign the sum. */
const isAmountOrNothing = (value: unknown): boolean =>
  value === null || value === undefined || amountOf(value) !== null;

function readLine(fields: Fields): CommissionLine | null {
  return OTHER_AMOUNTS.every((name) => isAmountOrNothing(fields[name])) ? commissionLineOf(fields) : null;
}

/**
 * Reads a week's commissions (ENT-11). Odd, because people sign it: a line without kind, total commission and amount to pay is left out and counted, and
 * so is one with any other amount that is no number, since people sign these totals; an unknown status is none. What was
 * decided about the week is read where the week is decided (an addition to the specification).
 */
export function readWeeklyCommissions(body: unknown): WeeklyCommissions {
  const fields = fieldsOf(body);
  const lines = rowsOf(fields['Data'], readLine);
  const status = statusOf(fields['Status']);
  const decision = fieldsOf(fields['Decision']);
  const isDecided = status !== null && status !== 'pending' && Object.keys(decision).length > 0;
  return {
    lines,
    status,
    unreadable: listOf(fields['Data']).length - lines.length,
    decision: isDecided ? weekDecisionOf(decision) : null,
  };
}

/** Reads the weeks that wait; one without a week or an amount is left out. */
export const readPendingWeeks = listReader(pendingWeekOf);

/** Reads where the advisers' weeks stand; a row without a number or an amount is left out. */
export const readAdviserWeeks = listReader(adviserWeekOf);
