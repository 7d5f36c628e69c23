import { everyDate } from '../packages/domain/src/testing/dates.ts';
import { weekByDateFns } from '../packages/domain/src/testing/weekOracle.ts';
import { weekOf, weekRange } from '../packages/domain/src/week/index.ts';
import { print, quantile } from './report.ts';

type Day = ReturnType<typeof everyDate>[number];

function weekByOurs(date: Day): string {
  const week = weekOf(date);
  const { start, end } = weekRange(week);
  return `${week.week}-${week.year} ${start} ${end}`;
}

/** Milliseconds that the work takes over all days. */
function timed(days: readonly Day[], work: (day: Day) => string): number {
  const started = performance.now();
  for (const day of days) work(day);
  return performance.now() - started;
}

/** Week arithmetic on days as text beside date-fns, which has to parse and format them: the same days, in turns. */
export function benchWeeks(): void {
  const days = everyDate();
  const different = days.filter((day) => weekByOurs(day) !== weekByDateFns(day)).length;
  const shares: number[] = [];
  for (let round = 0; round < 9; round += 1) shares.push(timed(days, weekByOurs) / timed(days, weekByDateFns));
  print(`Weeks with their days, ${days.length} days from 1970 to 2100`, [
    { name: 'other than those of date-fns', value: different, limit: 0, unit: '' },
    { name: 'time per time of date-fns', value: quantile(shares, 0.5), limit: 1, unit: '', decimals: 3 },
  ]);
}
