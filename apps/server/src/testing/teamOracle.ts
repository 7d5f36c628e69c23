import { addDays, type CalendarDate, type DateRange, dateIn, diffDays, formatWireDate } from '@sereno/domain/calendar';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Who asks the team dashboard, for which days, and what they choose. */
export type TeamOracleQuery = {
  readonly username: string;
  readonly range: DateRange;
  /** Employee ids of heads of units. */
  readonly managers: readonly number[];
  /** Sellers' numbers. */
  readonly advisers: readonly number[];
  readonly activeOnly: boolean;
  readonly withSalesOnly: boolean;
};

type Amounts = { readonly renewals: number; readonly pf: number; readonly bf: number };

const COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);

const isWithin = (day: CalendarDate, { start, end }: DateRange) => start <= day && day <= end;
const nameOf = (person: Row<'employee'> | undefined) =>
  person === undefined ? '' : [person.first_name, person.last_name ?? ''].join(' ').trim();
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const totalOf = ({ renewals, pf, bf }: Amounts) => renewals + pf + bf;
const sumUp = (list: readonly Amounts[]): Amounts => ({
  renewals: sum(list.map(({ renewals }) => renewals)),
  pf: sum(list.map(({ pf }) => pf)),
  bf: sum(list.map(({ bf }) => bf)),
});
const sameMonth = ({ start, end }: DateRange) => start.slice(0, 7) === end.slice(0, 7);

/**
 * The figures of the team dashboard, counted one row after another in plain TypeScript: apart from every statement that the server
 * asks. The rows are read once, so they have to be there before. Amounts are in cents.
 * @param listed Employees who may choose managers whatever their role.
 */
export async function teamOracle({ db }: Database, timeZone: string, listed: readonly number[] = []) {
  const employees = await db.selectFrom('employee').selectAll().orderBy('id').execute();
  const units = await db.selectFrom('management').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const contracts = await db.selectFrom('contract').selectAll().execute();
  const renewals = await db.selectFrom('insurance_renewal').selectAll().execute();
  const prospects = await db.selectFrom('prospect').selectAll().execute();
  const goals = await db.selectFrom('team_goal').selectAll().execute();
  const employeeOf = new Map(employees.map((each) => [each.id, each]));
  const unitOf = new Map(units.map((each) => [each.id, each]));

  const isBelow = (id: number | null, head: number | null): boolean =>
    id !== null && (id === head || isBelow(employeeOf.get(id)?.manager_id ?? null, head));
  const isHeadedBy = (unitId: number | null, heads: readonly number[]): boolean => {
    const unit = unitOf.get(unitId ?? 0);
    return unit !== undefined && (heads.includes(unit.head_id ?? 0) || isHeadedBy(unit.parent_id, heads));
  };

  /** Everybody whose rows count, active or not. */
  function everybodyOf({ username, managers, advisers }: TeamOracleQuery): readonly Row<'employee'>[] {
    const viewer = accounts.find((each) => each.username === username);
    if (viewer === undefined) return [];
    const mayChoose = viewer.role_id < 5 || listed.includes(viewer.employee_id ?? 0);
    return employees.filter((person) => {
      if (person.company_id !== viewer.company_id) return false;
      if (BRANCH.has(viewer.role_id) && !isBelow(person.id, viewer.employee_id)) return false;
      if (!BRANCH.has(viewer.role_id) && !COMPANY.has(viewer.role_id) && person.id !== viewer.employee_id) return false;
      if (mayChoose && managers.length > 0 && !isHeadedBy(person.management_id, managers)) return false;
      return advisers.length === 0 || advisers.includes(person.slp_code ?? 0);
    });
  }
  const peopleOf = (requested: TeamOracleQuery) =>
    everybodyOf(requested).filter(({ active }) => active || !requested.activeOnly);

  function rowOf(person: Row<'employee'>, range: DateRange) {
    const sold = contracts.filter((row) => row.employee_id === person.id && isWithin(row.sold_on, range));
    const renewed = renewals.filter((row) => row.employee_id === person.id && isWithin(row.renewed_on, range));
    const pf = sold.filter(({ business_line }) => business_line === 'PF');
    const bf = sold.filter(({ business_line }) => business_line === 'BF');
    const days = [...pf, ...bf].map(({ sold_on }) => sold_on);
    const last = [...days, ...renewed.map(({ renewed_on }) => renewed_on)].toSorted().at(-1);
    const head = employeeOf.get(unitOf.get(person.management_id ?? 0)?.head_id ?? 0);
    const manager = head === undefined || head.id === person.id ? employeeOf.get(person.manager_id ?? 0) : head;
    return {
      isAdviser: person.adviser,
      manager: nameOf(manager),
      name: nameOf(person),
      renewals: sum(renewed.map(({ amount }) => amount)),
      pf: sum(pf.map(({ amount, discount }) => amount - discount)),
      bf: sum(bf.map(({ amount, discount }) => amount - discount)),
      prospects: prospects.filter(
        (row) => row.employee_id === person.id && isWithin(dateIn(timeZone, row.created_at), range),
      ).length,
      last: last === undefined ? null : formatWireDate(last),
    };
  }

  function goalsOf(requested: TeamOracleQuery) {
    const people = everybodyOf(requested);
    const teams = new Set(people.filter(({ adviser }) => adviser).flatMap(({ team_id }) => team_id ?? []));
    const isWhole = employees
      .filter(({ adviser, active, team_id }) => adviser && active && teams.has(team_id ?? 0))
      .every((mate) => people.includes(mate));
    const set = goals.filter(
      ({ team_id, month }) => teams.has(team_id) && month.slice(0, 7) === requested.range.end.slice(0, 7),
    );
    if (!sameMonth(requested.range) || !isWhole || set.length === 0) return { renewals: null, contracts: null };
    return { renewals: sum(set.map((goal) => goal.renewals)), contracts: sum(set.map((goal) => goal.contracts)) };
  }

  return {
    /** The rows by position, what they add up to, the month of the last day, and its goals. */
    team(requested: TeamOracleQuery) {
      const rows = peopleOf(requested)
        .map((person) => rowOf(person, requested.range))
        .filter(({ isAdviser, last }) => last !== null || (isAdviser && !requested.withSalesOnly))
        .toSorted((one, other) => totalOf(other) - totalOf(one) || one.name.localeCompare(other.name, 'es'));
      const month = requested.range.end.slice(0, 7);
      const ofMonth = peopleOf(requested).map((person) => {
        const own = contracts.filter((row) => row.employee_id === person.id && row.sold_on.startsWith(month));
        const renewed = renewals.filter((row) => row.employee_id === person.id && row.renewed_on.startsWith(month));
        const net = (line: string) =>
          sum(own.filter((row) => row.business_line === line).map(({ amount, discount }) => amount - discount));
        return { renewals: sum(renewed.map(({ amount }) => amount)), pf: net('PF'), bf: net('BF') };
      });
      return {
        rows: rows.map(({ isAdviser: _isAdviser, ...row }, index) => ({
          ...row,
          total: totalOf(row),
          position: index + 1,
        })),
        totals: sumUp(rows),
        month: sumUp(ofMonth),
        goals: goalsOf(requested),
      };
    },

    /** Each amount in the range and in the one of as many days before it. */
    comparison(requested: TeamOracleQuery) {
      const days = diffDays(requested.range.start, requested.range.end) + 1;
      const before = { start: addDays(requested.range.start, -days), end: addDays(requested.range.start, -1) };
      const sums = (range: DateRange) => sumUp(peopleOf(requested).map((person) => rowOf(person, range)));
      return { current: sums(requested.range), previous: sums(before) };
    },
  };
}
