import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { getWeek } from 'date-fns/getWeek';
import { getWeekYear } from 'date-fns/getWeekYear';
import { parse } from 'date-fns/parse';
import { startOfWeek } from 'date-fns/startOfWeek';

const options = { weekStartsOn: 3, firstWeekContainsDate: 1 } as const;

/** Week, week-numbering year, first and last day of a day 'yyyy-MM-dd' by date-fns: the oracle of bench/weeks.ts. */
export function weekByDateFns(text: string): string {
  const date = parse(text, 'yyyy-MM-dd', new Date(0));
  const start = startOfWeek(date, options);
  const week = `${getWeek(date, options)}-${getWeekYear(date, options)}`;
  return `${week} ${format(start, 'yyyy-MM-dd')} ${format(addDays(start, 6), 'yyyy-MM-dd')}`;
}
