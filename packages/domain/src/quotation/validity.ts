import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { QuotationRow } from './quotation.ts';

/** Whether a quotation still holds: it became a contract, its last day has passed, or neither. */
export const QUOTATION_STANDINGS = ['valid', 'expired', 'contracted'] as const;
export type QuotationStanding = (typeof QUOTATION_STANDINGS)[number];

/** The last day on which a quotation of that day holds, the day itself being the first. */
export const lastValidDay = (quotedOn: CalendarDate, validDays: number): CalendarDate =>
  addDays(quotedOn, validDays - 1);

/** Where a quotation stands on a day; one whose last day is not known holds. */
export function quotationStanding(
  { contractNumber, validUntil }: Pick<QuotationRow, 'contractNumber' | 'validUntil'>,
  today: CalendarDate,
): QuotationStanding {
  if (contractNumber !== null) return 'contracted';
  return validUntil !== null && validUntil < today ? 'expired' : 'valid';
}
