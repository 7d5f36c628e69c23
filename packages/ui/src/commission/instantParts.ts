import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';

/** An instant in the zone's local time. */
export type InstantParts = { readonly date: string; readonly time: string };

/**
 * Day and time of an ISO 8601 instant, dd/MM/yyyy and HH:mm (FMT-02, FMT-03); null without one and for an invalid one.
 */
export function instantParts(instant: string | null | undefined, zone: string): InstantParts | null {
  const moment = new Date(instant ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return { date: formatScreenDate(dateIn(zone, moment)), time: timeIn(zone, moment) };
}
