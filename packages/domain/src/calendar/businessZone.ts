import { type CalendarDate, dateOf } from './calendarDate.ts';
import { type TimeOfDay, timeOf } from './timeOfDay.ts';

// Creating a formatter costs far more than formatting, and every row of a list may format.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Date and time parts of an instant in that zone.
 * @param instant A Date, or milliseconds since 1970-01-01T00:00Z.
 * @throws RangeError for an unknown zone or an invalid instant.
 */
function figuresIn(
  timeZone: string,
  instant: Date | number,
): Record<'year' | 'month' | 'day' | 'hour' | 'minute', number> {
  const parts = clockOf(timeZone).formatToParts(instant);
  const figure = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: figure('year'),
    month: figure('month'),
    day: figure('day'),
    hour: figure('hour'),
    minute: figure('minute'),
  };
}

/**
 * The date of an instant in that zone (FMT-09).
 * @param timeZone IANA name, such as 'America/Mexico_City'.
 * @throws RangeError for an unknown zone, an invalid Date or a year after 9999.
 */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  const date = dateOf(figuresIn(timeZone, instant));
  if (date === null) throw new RangeError(`${instant.toISOString()} lies outside the calendar; dates run to 9999`);
  return date;
}

/**
 * The time of an instant in that zone, seconds dropped (FMT-09).
 * @param timeZone IANA name, such as 'America/Mexico_City'.
 * @throws RangeError for an unknown zone or an invalid Date.
 */
export function timeIn(timeZone: string, instant: Date): TimeOfDay {
  const { hour, minute } = figuresIn(timeZone, instant);
  return timeOf(hour, minute);
}
