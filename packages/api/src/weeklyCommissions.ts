import type {
  AdviserWeek,
  CommissionLine,
  CommissionReason,
  CommissionStatus,
  PendingWeek,
  WeekDecision,
  WeeklyCommissions,
} from '@sereno/domain/commission';
import { type BusinessWeek, parseWeek } from '@sereno/domain/week';
import { amountOf, countOf, pesosIn } from './figures.ts';
import { dayIn } from './prospectRow.ts';
import { type Fields, fieldsOf, instantOf, integerOf, listOf, rowsOf, textOf } from './readers.ts';

/** The week of a field, 'ww-yyyy'; null where it is none that its year has. */
export const weekIn = (fields: Fields, name: string): BusinessWeek | null => parseWeek(textOf(fields[name]) ?? '');

const STATUSES: Readonly<Record<string, CommissionStatus>> = { P: 'pending', A: 'accepted', R: 'inReconciliation' };

/** An unknown status is none, so that nothing can be decided about it (CMA-22). */
function statusOf(value: unknown): CommissionStatus | null {
  const status = textOf(value) ?? '';
  return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null;
}

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
  const type = textOf(fields['TIPO']);
  const totalCommission = amountOf(fields['COM_TOTAL']);
  const toPay = amountOf(fields['PAGAR']);
  if (type === null || totalCommission === null || toPay === null) return null;
  if (!OTHER_AMOUNTS.every((name) => isAmountOrNothing(fields[name]))) return null;
  return {
    type,
    contract: textOf(fields['CONTRATO']),
    saleWeek: weekIn(fields, 'SEMANAVTA'),
    clientName: textOf(fields['CLIENTE']),
    saleAmount: pesosIn(fields, 'MONTO POR VENTA NUEVA'),
    collectedWithoutTax: pesosIn(fields, 'COBROSINIVA'),
    collectedWithTax: pesosIn(fields, 'COBROCONIVA'),
    totalCommission,
    newSaleCommission: pesosIn(fields, 'COM_VTA_NVA'),
    monthlyCommission: pesosIn(fields, 'COM_MENSUALIDAD'),
    // The key says seller code and holds the monthly bonus, as specified (CMA-06l).
    monthlyBonus: pesosIn(fields, 'CLAVE VENDEDOR'),
    toPay,
    pendingCommission: amountOf(fields['COM_PENDIENTE']),
    week: weekIn(fields, 'SEMANA'),
    start: dayIn(fields, 'FECHA_INI'),
    end: dayIn(fields, 'FECHA_FIN'),
    adviserName: textOf(fields['Vendedor']) ?? '',
  };
}

/** An instant in ISO 8601; null where the value is none, or has no zone. */
function momentOf(value: unknown): string | null {
  const instant = instantOf(value);
  return instant === null ? null : new Date(instant).toISOString();
}

const DIGEST = /^[0-9a-f]{64}$/;
const IMAGE = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** Text of that form; null for any other, so that nothing else is ever shown as an image or compared as a fingerprint. */
function textLike(form: RegExp, value: unknown): string | null {
  const text = textOf(value);
  return text !== null && form.test(text) ? text : null;
}

function readReason(fields: Fields): CommissionReason | null {
  const type = textOf(fields['TIPO']);
  const reason = textOf(fields['Reason']);
  return type === null || reason === null ? null : { type, contract: textOf(fields['CONTRATO']), reason };
}

function readDecision(fields: Fields): WeekDecision {
  return {
    decidedAt: momentOf(fields['DecidedAt']),
    fingerprint: textLike(DIGEST, fields['Digest']),
    signature: textLike(IMAGE, fields['Signature']),
    reasons: rowsOf(fields['Reasons'], readReason),
  };
}

/**
 * Reads a week's commissions (ENT-11). A line without kind, total commission and amount to pay is left out and counted, and
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
    decision: isDecided ? readDecision(decision) : null,
  };
}

function readPendingWeek(fields: Fields): PendingWeek | null {
  const week = weekIn(fields, 'WeekNumber');
  const toPay = amountOf(fields['PAGAR']);
  return week === null || toPay === null ? null : { week, toPay };
}

/** Reads the weeks that wait; one without a week or an amount is left out. */
export function readPendingWeeks(body: unknown): readonly PendingWeek[] {
  return rowsOf(body, readPendingWeek);
}

function readAdviserWeek(fields: Fields): AdviserWeek | null {
  const slpCode = integerOf(fields['SlpCode']);
  const toPay = amountOf(fields['PAGAR']);
  if (slpCode === null || toPay === null) return null;
  return {
    slpCode,
    adviserName: textOf(fields['Adviser']) ?? '',
    status: statusOf(fields['Status']),
    decidedAt: momentOf(fields['DecidedAt']),
    toPay,
    disputed: countOf(fields['Disputed']) ?? 0,
  };
}

/** Reads where the advisers' weeks stand; a row without a number or an amount is left out. */
export function readAdviserWeeks(body: unknown): readonly AdviserWeek[] {
  return rowsOf(body, readAdviserWeek);
}
