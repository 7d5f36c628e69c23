import { addDays, type CalendarDate, dayOfWeek, eachDay } from '@sereno/domain/calendar';
import type { DemoEmployee } from './people.ts';
import { createRandom, type Random } from './random.ts';

export type DemoActivity = {
  readonly employeeId: number;
  readonly companyId: number;
  readonly typeId: number;
  readonly date: CalendarDate;
  /** HH:mm, in the business zone. */
  readonly start: string;
  readonly end: string;
  /** Minutes after `start` at which it was begun; null while it was not. */
  readonly begunAfter: number | null;
  /** Minutes after `start` at which it was ended; null while it is open. */
  readonly endedAfter: number | null;
};

/** Four months of the past and two of the future, at the longest that months can be. */
const DAYS_BACK = 124;
const DAYS_AHEAD = 62;

const PACE: Readonly<Record<DemoEmployee['pace'], readonly [min: number, max: number]>> = {
  adviser: [2, 5],
  trainer: [0, 3],
  manager: [0, 2],
  office: [0, 0],
};

/** Type 6 stands for any type that the screens do not know and count as text message (ACD-05). */
const TYPES = [
  [1, 30],
  [2, 30],
  [3, 10],
  [4, 20],
  [5, 8],
  [6, 2],
] as const;

const SATURDAY = 6;
const SUNDAY = 0;

function isWorkingDay(date: CalendarDate, random: Random): boolean {
  const day = dayOfWeek(date);
  if (day === SUNDAY) return random.next() < 0.03;
  return day === SATURDAY ? random.next() < 0.35 : true;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Outcome = 'open' | 'ended';

function activity({ id, companyId }: DemoEmployee, date: CalendarDate, outcome: Outcome, random: Random): DemoActivity {
  const start = random.between(9 * 4, 18 * 4) * 15;
  const length = random.between(1, 4) * 15;
  const begunAfter = outcome === 'ended' ? random.between(0, 10) : null;
  return {
    employeeId: id,
    companyId,
    typeId: random.weighted(TYPES),
    date,
    start: clock(start),
    end: clock(start + length),
    begunAfter,
    endedAfter: begunAfter === null ? null : begunAfter + length,
  };
}

/** What becomes of a day's activities: most of the past are done, some were left open and are overdue. */
function outcomeOf(date: CalendarDate, today: CalendarDate, random: Random): Outcome {
  return date < today && random.next() > 0.07 ? 'ended' : 'open';
}

function ordinaryDays(employee: DemoEmployee, today: CalendarDate, random: Random): DemoActivity[] {
  const days = eachDay({ start: addDays(today, -DAYS_BACK), end: addDays(today, DAYS_AHEAD) });
  return days
    .filter((date) => isWorkingDay(date, random))
    .flatMap((date) => {
      const [min, max] = PACE[employee.pace];
      // Further ahead less has been agreed on.
      const most = date > addDays(today, 14) ? Math.ceil(max / 2) : max;
      const count = random.between(Math.min(min, most), most);
      return Array.from({ length: count }, () => activity(employee, date, outcomeOf(date, today, random), random));
    });
}

/** Overdue, of today and ahead, on whatever day of the week the demo begins. */
function certainDays(employee: DemoEmployee, today: CalendarDate, random: Random): DemoActivity[] {
  return [-5, -3, 0, 0, 0, 1, 9].map((offset) => activity(employee, addDays(today, offset), 'open', random));
}

/**
 * The demo activities as seen from the day the demo begins: the same for the same day. Those employees who are named have
 * overdue ones, some of today and some ahead in any case.
 */
export function planActivities(
  employees: readonly DemoEmployee[],
  today: CalendarDate,
  certainOf: ReadonlySet<number>,
): DemoActivity[] {
  const random = createRandom(2021);
  return employees
    .filter(({ pace }) => pace !== 'office')
    .flatMap((employee) => [
      ...ordinaryDays(employee, today, random),
      ...(certainOf.has(employee.id) ? certainDays(employee, today, random) : []),
    ]);
}
