import { addDays, type CalendarDate, diffDays, startOfWeek } from '@sereno/domain/calendar';
import type { DemoEmployee } from './people.ts';
import type { Random } from './random.ts';

/** The weeks that have sales, including the current one. */
const WEEKS = 60;

/** Those who sell every week of late, and today: the employees of rol8 and rol9 and of the other companies' accounts. */
const STEADY: ReadonlySet<number> = new Set([108, 109, 202, 302]);
const STEADY_WEEKS = 10;

/** Began lately: their first sale lies within the last days, so that there are initial advisers (SAL-18). */
const BEGINNERS: ReadonlySet<number> = new Set([123, 168, 199, 209, 306]);

const WEDNESDAY = 3;
const PER_WEEK = [
  [0, 40],
  [1, 33],
  [2, 19],
  [3, 8],
] as const;

/** How many weeks ago somebody began to sell, and stopped. */
function careerOf({ id, active }: DemoEmployee, random: Random): { began: number; left: number } {
  const joinedLater = random.chance(0.25);
  const began = joinedLater ? random.between(12, WEEKS - 1) : WEEKS - 1;
  if (BEGINNERS.has(id)) return { began: -1, left: 0 };
  return active ? { began, left: 0 } : { began: WEEKS - 1, left: 12 };
}

function daysOfWeek(weeksAgo: number, today: CalendarDate, count: number, random: Random): CalendarDate[] {
  const start = addDays(startOfWeek(today, WEDNESDAY), -7 * weeksAgo);
  const last = Math.min(6, diffDays(start, today));
  return Array.from({ length: count }, () => addDays(start, random.between(0, last)));
}

/** The days on which an adviser sells something, one for each contract. */
export function saleDays(employee: DemoEmployee, today: CalendarDate, random: Random): CalendarDate[] {
  const { began, left } = careerOf(employee, random);
  const isSteady = STEADY.has(employee.id);
  const weeks = Array.from({ length: WEEKS }, (_, weeksAgo) => {
    const drawn = weeksAgo <= began && weeksAgo >= left ? random.weighted(PER_WEEK) : 0;
    const count = isSteady && weeksAgo < STEADY_WEEKS ? Math.max(1, drawn) : drawn;
    return daysOfWeek(weeksAgo, today, count, random);
  });
  const certain = isSteady ? [today] : [];
  const first = BEGINNERS.has(employee.id) ? [addDays(today, -random.between(0, 4))] : [];
  return [...weeks.flat(), ...certain, ...first];
}
