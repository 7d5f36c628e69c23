import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../calendar/index.ts';
import { chooseLevel, defaultFilters, type FilterPlan, type Filters, turnSwitch } from '../dashboards/index.ts';

/** Any ids that a list of people or a list of business lines may give, and some that no list gives. */
export const anyIds: fc.Arbitrary<readonly string[]> = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 400 }).map(String),
    fc.constantFrom('PF', 'SG', 'BF', '', '0', '-1', '007', '1e3', '2147483647', '2147483648', 'NaN', '*', '__proto__'),
  ),
  { maxLength: 6 },
);

/** Any filters that a person can reach on a dashboard: a period of theirs, its switches, then choices in any order. */
export function anyFilters(plan: FilterPlan, today: CalendarDate): fc.Arbitrary<Filters> {
  const level = fc.constantFrom(...plan.levels.map((planned) => planned.level), 'manager' as const);
  const range = fc
    .tuple(fc.integer({ min: -3000, max: 400 }), fc.integer({ min: 1, max: 400 }))
    .map(([from, days]) => ({ start: addDays(today, from), end: addDays(today, from + days - 1) }));
  return fc
    .record({
      range: fc.option(range),
      compare: plan.comparable === false ? fc.constant(false) : fc.boolean(),
      switches: fc.subarray([...(plan.switches ?? [])]),
      choices: fc.array(fc.tuple(level, anyIds), { maxLength: 8 }),
    })
    .map(({ range: own, compare, switches, choices }) => {
      const first = defaultFilters(today);
      const days: Filters = { ...first, range: own ?? first.range, compare };
      const start = switches.reduce((filters, name) => turnSwitch(filters, name, true), days);
      return choices.reduce((filters, [at, ids]) => chooseLevel(plan, filters, at, ids), start);
    });
}
