import { ON_TIME_MINUTES } from '@sereno/domain/activity';
import { addDays, type CalendarDate, dayOfWeek, eachDay } from '@sereno/domain/calendar';
import { FIRST_CATALOGUES } from '../resources/catalog/newCompany.ts';
import { timeOf } from './moment.ts';
import type { DemoEmployee } from './people.ts';
import type { DemoProspect } from './prospectPlan.ts';
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
  readonly prospectId: number;
  readonly subjectId: number;
  readonly asksForQuotation: boolean;
  /** What it came to; null while it is open. */
  readonly tracingId: number | null;
  readonly temperature: 'A' | 'M' | 'B' | null;
  readonly comments: string | null;
};

/** Four months of the past and two of the future, at the longest that months can be. */
const DAYS_BACK = 124;
const DAYS_AHEAD = 62;

const PACE: Readonly<Record<DemoEmployee['pace'], readonly [min: number, max: number]>> = {
  adviser: [0, 3],
  trainer: [0, 2],
  manager: [0, 1],
  office: [0, 0],
};

/** The share of working days without any activity. */
const FREE_DAYS = 0.2;

/** Type 6 is an example of a type that the screens do not know and count as text message (ACD-05). */
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

type Outcome = 'open' | 'ended';

const COMMENTS = [
  'Prefiere que se le busque por la tarde',
  'Quiere comparar con otro plan',
  'Pide llevar la cotización impresa',
  'Lo decide con su familia',
] as const;

/** An employee with their prospects; the first one was met before any activity. */
type Seller = { readonly employee: DemoEmployee; readonly prospects: readonly DemoProspect[] };

function contentOf(typeId: number, date: CalendarDate, { prospects }: Seller, random: Random) {
  const [subjectId, , , asksForQuotation = false] = random.pick(
    FIRST_CATALOGUES.subjects.filter(([, type]) => type === typeId),
  );
  return {
    prospectId: random.pick(prospects.filter(({ createdOn }) => createdOn <= date)).row.id,
    subjectId,
    asksForQuotation,
    comments: random.chance(0.25) ? random.pick(COMMENTS) : null,
  };
}

function activity(seller: Seller, date: CalendarDate, outcome: Outcome, random: Random): DemoActivity {
  const { id, companyId } = seller.employee;
  const start = random.between(9 * 4, 18 * 4) * 15;
  const length = random.between(1, 4) * 15;
  const typeId = random.weighted(TYPES);
  const delay = random.chance(0.82) ? random.between(0, ON_TIME_MINUTES) : random.between(ON_TIME_MINUTES + 1, 90);
  const isEnded = outcome === 'ended';
  return {
    employeeId: id,
    companyId,
    typeId,
    date,
    start: timeOf(start),
    end: timeOf(start + length),
    begunAfter: isEnded ? delay : null,
    endedAfter: isEnded ? delay + length : null,
    ...contentOf(typeId, date, seller, random),
    tracingId: isEnded ? random.pick(FIRST_CATALOGUES.tracingOfType[typeId] ?? []) : null,
    temperature: isEnded ? random.pick([null, 'A', 'M', 'M', 'B']) : null,
  };
}

/** What is left open lies in the last days: older ones were tidied up. */
const OPEN_DAYS = 21;

/** What becomes of a day's activities: most of the past are done, some were left open and are overdue. */
function outcomeOf({ id }: DemoEmployee, date: CalendarDate, today: CalendarDate, random: Random): Outcome {
  if (date >= today) return 'open';
  // Every other one is up to date (SAL-17).
  const mayBeOverdue = id % 2 === 0 && date >= addDays(today, -OPEN_DAYS);
  return mayBeOverdue && random.chance(0.2) ? 'open' : 'ended';
}

function ordinaryDays(seller: Seller, today: CalendarDate, random: Random): DemoActivity[] {
  const { employee } = seller;
  const days = eachDay({ start: addDays(today, -DAYS_BACK), end: addDays(today, DAYS_AHEAD) });
  return days
    .filter((date) => isWorkingDay(date, random))
    .flatMap((date) => {
      if (random.chance(FREE_DAYS)) return [];
      const [min, max] = PACE[employee.pace];
      // Further ahead less has been agreed on.
      const most = date > addDays(today, 14) ? Math.ceil(max / 2) : max;
      const count = random.between(Math.min(min, most), most);
      return Array.from({ length: count }, () =>
        activity(seller, date, outcomeOf(employee, date, today, random), random),
      );
    });
}

/** Overdue, of today and ahead, on whatever day of the week the demo begins. */
function certainDays(seller: Seller, today: CalendarDate, random: Random): DemoActivity[] {
  return [-5, -3, 0, 0, 0, 1, 9].map((offset) => activity(seller, addDays(today, offset), 'open', random));
}

/**
 * The demo activities as seen from the day the demo begins: the same for the same day. Those employees who are named have
 * overdue ones, some of today and some ahead in any case.
 */
export function planActivities(
  employees: readonly DemoEmployee[],
  prospects: readonly DemoProspect[],
  today: CalendarDate,
  certainOf: ReadonlySet<number>,
): DemoActivity[] {
  const random = createRandom(2021);
  const prospectsOf = Map.groupBy(prospects, ({ row }) => row.employee_id);
  return employees
    .filter(({ pace, active }) => pace !== 'office' && active)
    .map((employee): Seller => ({ employee, prospects: prospectsOf.get(employee.id) ?? [] }))
    .flatMap((seller) => [
      ...ordinaryDays(seller, today, random),
      ...(certainOf.has(seller.employee.id) ? certainDays(seller, today, random) : []),
    ]);
}
