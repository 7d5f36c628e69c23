/** A day of the proleptic Gregorian calendar in figures; `month` is 1..12. */
export type Civil = { readonly year: number; readonly month: number; readonly day: number };

// The arithmetic counts years from March, so that the leap day is the last day of its year, in cycles of 400 years.
const DAYS_PER_CYCLE = 146_097;
/** Days from 0000-03-01, where the first cycle starts, to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

/** Days since 1970-01-01 of the given day; month 13 counts as January of the next year. */
export function civilToDays({ year, month, day }: Civil): number {
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_PER_CYCLE + dayOfCycle - DAYS_BEFORE_1970;
}

/** The day that lies `days` after 1970-01-01; the inverse of `civilToDays`. */
export function daysToCivil(days: number): Civil {
  const sinceCycleZero = days + DAYS_BEFORE_1970;
  const cycle = Math.floor(sinceCycleZero / DAYS_PER_CYCLE);
  const dayOfCycle = sinceCycleZero - cycle * DAYS_PER_CYCLE;
  const leapDays =
    Math.floor(dayOfCycle / 1_460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / (DAYS_PER_CYCLE - 1));
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** Number of days of a month, 28..31. */
export function monthLength(year: number, month: number): number {
  return civilToDays({ year, month: month + 1, day: 1 }) - civilToDays({ year, month, day: 1 });
}
