/**
 * Our own range and lists under the names that the calls of the dashboards give them (API-72): the names differ from
 * call to call and end here.
 */
import { type DateRange, formatWireDate } from '@sereno/domain/calendar';

export function startAndEndDate({ start, end }: DateRange): { readonly StartDate: string; readonly EndDate: string } {
  return { StartDate: formatWireDate(start), EndDate: formatWireDate(end) };
}

export function initialAndFinalDate({ start, end }: DateRange): {
  readonly InitialDate: string;
  readonly FinalDate: string;
} {
  return { InitialDate: formatWireDate(start), FinalDate: formatWireDate(end) };
}

/** The numbers of a list, one parameter for each; none for a list that narrows nothing. */
export function idsOf(list: readonly number[] | undefined): number[] {
  return [...(list ?? [])];
}
