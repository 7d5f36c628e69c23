import { type CalendarDate, eachDay } from '@sereno/domain/calendar';
import { sampleRange, sampleValues } from '../samples.ts';

export const year = sampleRange(365);
const dailyValues = sampleValues(365, 4, 21);
const daysOf = (dates: readonly CalendarDate[]) =>
  dates.map((date, place) => ({ date, value: place % 7 > 4 ? 0 : (dailyValues[place % 365] ?? 0) - 5 }));
export const days = daysOf(eachDay(year)).map(({ date, value }) => ({ date, value: Math.max(0, value) }));
