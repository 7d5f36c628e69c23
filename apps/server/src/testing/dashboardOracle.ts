import { type CalendarDate, type DateRange, dateIn, eachDay, formatWireDate } from '@sereno/domain/calendar';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Who asks, for which days, and whom they choose. */
export type Asked = {
  readonly username: string;
  readonly range: DateRange;
  readonly advisers: readonly number[];
  readonly managements: readonly number[];
};

const WHOLE_COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);
const STATUS = { pending: 'Pendiente', current: 'Vigente', settled: 'Liquidado', cancelled: 'Cancelado' } as const;

/** How often each key comes, in the order of the keys. */
function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] {
  const groups = [...Map.groupBy(items, keyOf)].map(([key, group]): [string, number] => [key, group.length]);
  return groups.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const isIn = (day: CalendarDate | null, { start, end }: DateRange) => day !== null && day >= start && day <= end;
const nameOf = (person: { first_name: string; last_name: string | null } | undefined) =>
  person === undefined ? '' : [person.first_name, person.last_name].filter((part) => part !== null).join(' ');

const sums = (sold: readonly Row<'contract'>[]) => ({
  sales: sold.length,
  amount: sold.reduce((sum, { amount }) => sum + amount, 0),
  discount: sold.reduce((sum, { discount }) => sum + discount, 0),
  net: sold.reduce((sum, { amount, discount }) => sum + amount - discount, 0),
  downPayment: sold.reduce((sum, { down_payment }) => sum + down_payment, 0),
});

const order = ({ activity_date, start_time, id }: Row<'activity'>) =>
  `${activity_date} ${start_time} ${String(id).padStart(9, '0')}`;

/**
 * The figures of the dashboards, counted one row after another in plain TypeScript: apart from every statement that the server
 * asks. The rows are read once, so they have to be there before.
 * @param minute What the clocks of the zone show when the server is asked, HH:mm.
 */
export async function dashboardOracle(
  { db }: Database,
  { today, minute, timeZone }: { readonly today: CalendarDate; readonly minute: string; readonly timeZone: string },
) {
  const employees = await db.selectFrom('employee').selectAll().execute();
  const units = await db.selectFrom('management').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const contracts = await db.selectFrom('contract').selectAll().execute();
  const activities = await db.selectFrom('activity').selectAll().execute();
  const prospects = await db.selectFrom('prospect').selectAll().execute();
  const means = await db.selectFrom('prospection_means').selectAll().execute();
  const tracings = await db.selectFrom('tracing_type').selectAll().execute();
  const subjects = await db.selectFrom('activity_subject').selectAll().execute();
  const employeeOf = new Map(employees.map((each) => [each.id, each]));
  const unitOf = new Map(units.map((each) => [each.id, each]));
  const prospectOf = new Map(prospects.map((each) => [each.id, each]));

  const isBelow = (id: number | null, head: number | null): boolean =>
    id !== null && (id === head || isBelow(employeeOf.get(id)?.manager_id ?? null, head));
  const isInUnit = (id: number | null, requested: readonly number[]): boolean =>
    id !== null && (requested.includes(id) || isInUnit(unitOf.get(id)?.parent_id ?? null, requested));

  /** Whether a row counts for the viewer. */
  function counts({ username, advisers, managements }: Asked) {
    const viewer = accounts.find((each) => each.username === username);
    return (row: { readonly company_id: number; readonly employee_id: number }): boolean => {
      const owner = employeeOf.get(row.employee_id);
      if (viewer === undefined || owner === undefined || row.company_id !== viewer.company_id) return false;
      const isSeen = WHOLE_COMPANY.has(viewer.role_id)
        ? true
        : BRANCH.has(viewer.role_id)
          ? isBelow(owner.id, viewer.employee_id)
          : owner.id === viewer.employee_id;
      const isChosen = advisers.length === 0 || (owner.slp_code !== null && advisers.includes(owner.slp_code));
      return isSeen && isChosen && (managements.length === 0 || isInUnit(owner.management_id, managements));
    };
  }

  return {
    /** The sales of a range by day, all of it and by status, and what was cancelled in it; amounts in cents. */
    sales(requested: Asked) {
      const own = contracts.filter(counts(requested));
      const sold = own.filter(({ sold_on }) => isIn(sold_on, requested.range));
      const byDay = eachDay(requested.range).flatMap((day) => {
        const { sales, net } = sums(sold.filter(({ sold_on }) => sold_on === day));
        return sales === 0 ? [] : [{ day: formatWireDate(day), sales, net }];
      });
      const byStatus = Object.entries(STATUS).flatMap(([status, name]) => {
        const part = sums(sold.filter((each) => each.status === status));
        return part.sales === 0 ? [] : [{ name, ...part }];
      });
      const cancelled = own.filter(({ cancelled_on }) => isIn(cancelled_on, requested.range));
      return { byDay, byStatus, sold: sums(sold), cancelled: sums(cancelled) };
    },

    /** The activities of a range by day and type, those that ended by what they came to, and the status. */
    activities(requested: Asked) {
      const planned = activities.filter(counts(requested)).filter((row) => isIn(row.activity_date, requested.range));
      const ended = planned.filter(({ ended_at }) => ended_at !== null);
      const unattended = planned.filter(
        ({ started_at, ended_at, activity_date: day, start_time: time }) =>
          started_at === null && ended_at === null && (day < today || (day === today && time.slice(0, 5) < minute)),
      );
      return {
        byDayAndType: tally(planned, (row) => `${formatWireDate(row.activity_date)} ${row.activity_type_id}`),
        byTracing: tally(
          ended.filter(({ tracing_type_id }) => tracing_type_id !== null),
          (row) =>
            tracings.find(({ id, company_id }) => id === row.tracing_type_id && company_id === row.company_id)?.name ??
            '',
        ),
        ended: ended.length,
        onTime: planned.filter(({ on_time }) => on_time === true).length,
        unattended: unattended
          .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
          .map((row) => ({
            ProspectName: nameOf(prospectOf.get(row.prospect_id ?? 0)),
            Name:
              subjects.find(({ id, company_id }) => id === row.subject_id && company_id === row.company_id)?.name ?? '',
            ActivityDate: formatWireDate(row.activity_date),
            Advisor: nameOf(employeeOf.get(row.employee_id)),
          })),
      };
    },

    /** The prospects that were registered in a range, by day and by medium. */
    prospects(requested: Asked) {
      const created = prospects
        .filter(counts(requested))
        .map((row) => ({ ...row, day: dateIn(timeZone, row.created_at) }))
        .filter(({ day }) => isIn(day, requested.range));
      return {
        byDay: tally(created, ({ day }) => formatWireDate(day)),
        byMeans: tally(
          created.filter(({ means_id }) => means_id !== null),
          (row) => means.find(({ id, company_id }) => id === row.means_id && company_id === row.company_id)?.name ?? '',
        ),
      };
    },
  };
}
