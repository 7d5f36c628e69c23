import { type CalendarDate, dateOf } from './calendarDate.ts';
import { type TimeOfDay, timeOf } from './timeOfDay.ts';

// Building a formatter costs far more than formatting, and every row of a list may ask.
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
 * What calendar and clock of that zone show at that instant.
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
 * The day on the calendar of that zone at that instant (FMT-09).
 * @param timeZone IANA name, such as 'America/Mexico_City'.
 * @throws RangeError for an unknown zone, an invalid Date or a year after 9999.
 */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  const date = dateOf(figuresIn(timeZone, instant));
  if (date === null) throw new RangeError(`${instant.toISOString()} lies outside the calendar; dates run to 9999`);
  return date;
}

/**
 * The time on the clock of that zone at that instant (FMT-09), the minute that has begun.
 * @param timeZone IANA name, such as 'America/Mexico_City'.
 * @throws RangeError for an unknown zone or an invalid Date.
 */
export function timeIn(timeZone: string, instant: Date): TimeOfDay {
  const { hour, minute } = figuresIn(timeZone, instant);
  return timeOf(hour, minute);
}
