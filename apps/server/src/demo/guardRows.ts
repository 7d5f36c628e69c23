import { addDays, addToMonth, type CalendarDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { fillEvenly, type GuardNight, nightsBeside } from '@sereno/domain/guard';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Beginning, momentAt } from './moment.ts';
import { DEMO_COMPANIES, type DemoEmployee } from './people.ts';

/** Of rol1, who plans the first company's guards. */
const PLANNER = 1;

/** People of a night in the first company; one in the others. */
const PLACES = 2;
/** The employees of rol8 and rol9: one stands guard tonight, and is asked for a swap by the other. */
const [TONIGHT, ASKING] = [108, 109];
/** Nights from the first of the next month on that its draft has. */
const DRAFTED = 9;

type Rows = {
  readonly months: Insertable<Schema['guard_month']>[];
  readonly guards: Insertable<Schema['guard']>[];
  readonly swaps: Insertable<Schema['guard_swap']>[];
  readonly changes: Insertable<Schema['guard_change']>[];
};

/** The guards of this month, which is published, and a draft of the next one that is not even yet. */
export function demoGuards(employees: readonly DemoEmployee[], { today, minute, timeZone }: Beginning): Rows {
  const month = monthOf(today);
  const next = addToMonth(month, 1);
  const { start, end } = monthRange(month);
  const draft = monthRange(next).start;
  const published_at = momentAt(addDays(start, -6), 11 * 60, timeZone);
  const ahead = (days: number) => addDays(today, days);
  const fixed = [
    { day: today, employeeId: TONIGHT },
    { day: ahead(4), employeeId: ASKING },
    { day: ahead(6), employeeId: TONIGHT },
    { day: ahead(8), employeeId: ASKING },
  ].filter(({ day }) => day <= end);

  const ofCompany = (companyId: number) => {
    const people = employees
      .filter((employee) => employee.companyId === companyId && employee.active && employee.pace === 'adviser')
      .map(({ id }) => ({ id, name: '', isActive: true }));
    const places = companyId === 1 ? PLACES : 1;
    const filled = (first: CalendarDate, given: readonly GuardNight[], before: readonly GuardNight[] = []) => {
      const guards = [...before, ...given].map((night, at) => ({ ...night, id: at, version: 1 }));
      const rest = fillEvenly({ month: monthOf(first), people, guards, places, others: [], today: first });
      return [...given, ...rest];
    };
    const published = filled(start, companyId === 1 ? fixed : []);
    if (companyId !== 1) return { companyId, places, nights: published };
    // One of them has three nights already, which the planner is to see.
    const uneven = [1, 4, 7].map((days) => ({ day: addDays(draft, days), employeeId: ASKING }));
    const begun = uneven.filter((night) => nightsBeside(night, published).length === 0);
    const drafted = filled(draft, begun, published).filter(({ day }) => day < addDays(draft, DRAFTED));
    return { companyId, places, nights: [...published, ...drafted] };
  };
  const companies = DEMO_COMPANIES.map(({ id }) => ofCompany(id));
  const publishedNights = companies
    .flatMap(({ companyId, nights }) => (companyId === 1 ? nights : []))
    .filter(({ day }) => day <= end)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const change = { company_id: 1, month: start, account_id: PLANNER } as const;
  const asked = fixed.filter(({ day }) => day > today).slice(0, 2);
  const [given, wanted] = asked;
  return {
    months: companies.flatMap(({ companyId, places }) => [
      { company_id: companyId, month: start, places, published_at },
      ...(companyId === 1 ? [{ company_id: companyId, month: draft, places, published_at: null }] : []),
    ]),
    guards: companies.flatMap(({ companyId, nights }) =>
      nights.map(({ day, employeeId }) => ({ company_id: companyId, employee_id: employeeId, day })),
    ),
    changes: [
      {
        ...change,
        changed_at: momentAt(addDays(start, -6), 10 * 60 + 40, timeZone),
        kind: 'assigned',
        nights: publishedNights.map(({ day, employeeId }) => ({ day, before: null, after: employeeId })),
      },
      { ...change, changed_at: published_at, kind: 'published', nights: [] },
    ],
    swaps:
      given === undefined || wanted === undefined
        ? []
        : [
            {
              company_id: 1,
              employee_id: ASKING,
              day: given.day,
              to_employee_id: TONIGHT,
              other_day: wanted.day,
              asked_at: momentAt(today, minute - 90, timeZone),
            },
          ],
  };
}
