import { type DateRange, diffDays, parseWireDate } from '@sereno/domain/calendar';
import { REFUSALS, type Refusal, refusal } from './envelope.ts';

/** The longest range that may be asked for, in days: a year and what the screens show around it. */
const MAX_DAYS = 400;

/** The refusal of a range that ends before it begins; the field is the one of its last day. */
export const reversedRange = (field: string): Refusal =>
  refusal(422, 'La fecha final no debe ser anterior a la inicial', [{ field, code: 'beforeInitial' }]);

/**
 * The range between two days of the wire, or the refusal.
 * @param field The name of the last day on the wire.
 */
export function dayRangeOf(initial: string, final: string, field: string): DateRange | Refusal {
  const start = parseWireDate(initial);
  const end = parseWireDate(final);
  if (start === null || end === null) return REFUSALS.malformed();
  if (end < start) return reversedRange(field);
  if (diffDays(start, end) >= MAX_DAYS) {
    return refusal(422, `El periodo no debe pasar de ${MAX_DAYS} días`, [{ field, code: 'rangeTooLong' }]);
  }
  return { start, end };
}
