import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { QuotationRow } from './quotation.ts';

/** Status of a quotation: it is valid, its last day has passed, or it became a contract. */
export const QUOTATION_STATUSES = ['valid', 'expired', 'contracted'] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** The last valid day of a quotation made on that day, which counts as the first. */
export const lastValidDay = (quotedOn: CalendarDate, validDays: number): CalendarDate =>
  addDays(quotedOn, validDays - 1);

/** The status of a quotation on a day; without a last day it is valid. */
export function quotationStatus(
  { contractNumber, validUntil }: Pick<QuotationRow, 'contractNumber' | 'validUntil'>,
  today: CalendarDate,
): QuotationStatus {
  if (contractNumber !== null) return 'contracted';
  return validUntil !== null && validUntil < today ? 'expired' : 'valid';
}
