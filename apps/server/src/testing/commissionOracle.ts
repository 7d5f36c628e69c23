import { type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import { formatWeek, weekOf, weekRange, type BusinessWeek } from '@sereno/domain/week';
import type { Database } from '../database/database.ts';

/** Who asks for which week, and whom they choose. */
export type CommissionOracleQuery = {
  readonly username: string;
  readonly week: BusinessWeek;
  readonly slpCode?: number;
  readonly managerId?: number;
};

const WHOLE_COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);

const nameOf = (person: { first_name: string; last_name: string | null } | undefined) =>
  person === undefined ? '' : [person.first_name, person.last_name].filter((part) => part !== null).join(' ');
const weekText = (day: CalendarDate) => formatWeek(weekOf(day));
const key = (employeeId: number, start: string) => `${employeeId} ${start}`;
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
const dayOf = (moment: Date) => dayFormat.format(moment);
const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0) / 100;

/**
 * Whose commissions somebody sees and what they are, looked up one row after another in plain TypeScript: apart from every statement
 * that the server asks. The rows are read once, so they have to be there before.
 */
export async function commissionOracle({ db }: Database, today: CalendarDate) {
  const employees = await db.selectFrom('employee').selectAll().execute();
  const units = await db.selectFrom('management').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const contracts = new Map((await db.selectFrom('contract').selectAll().execute()).map((each) => [each.id, each]));
  const prospects = new Map((await db.selectFrom('prospect').selectAll().execute()).map((each) => [each.id, each]));
  const rows = await db.selectFrom('commission_row').selectAll().execute();
  const weeks = await db.selectFrom('commission_week').selectAll().execute();
  const reasons = await db.selectFrom('commission_reason').selectAll().execute();
  const report = await db.selectFrom('commission_report_row').selectAll().execute();
  const employeeOf = new Map(employees.map((each) => [each.id, each]));
  const unitOf = new Map(units.map((each) => [each.id, each]));
  const rowsOfWeek = Map.groupBy(rows, ({ week_start }) => week_start);
  const savedWeeks = new Map(weeks.map((each) => [key(each.employee_id, each.week_start), each]));

  const isBelow = (id: number | null, head: number | null): boolean =>
    id !== null && (id === head || isBelow(employeeOf.get(id)?.manager_id ?? null, head));
  const isInUnit = (id: number | null, requested: number): boolean =>
    id !== null && (id === requested || isInUnit(unitOf.get(id)?.parent_id ?? null, requested));

  /** Whether somebody sees what an employee is paid for a week: roles 1 to 7 of those whose rows they see, all others their own. */
  function seesPay(username: string, row: { readonly company_id: number; readonly employee_id: number }): boolean {
    const viewer = accounts.find((each) => each.username === username);
    const chooses = viewer !== undefined && viewer.role_id <= 7;
    return sees(username, row) && (chooses || row.employee_id === viewer?.employee_id);
  }

  /** Whether somebody sees the rows of an employee. */
  function sees(username: string, row: { readonly company_id: number; readonly employee_id: number }): boolean {
    const viewer = accounts.find((each) => each.username === username);
    if (viewer === undefined || row.company_id !== viewer.company_id) return false;
    if (WHOLE_COMPANY.has(viewer.role_id)) return true;
    return BRANCH.has(viewer.role_id)
      ? isBelow(row.employee_id, viewer.employee_id)
      : row.employee_id === viewer.employee_id;
  }

  function rowsFor({ username, week, slpCode, managerId }: CommissionOracleQuery) {
    return (rowsOfWeek.get(weekRange(week).start) ?? []).filter((row) => {
      const owner = employeeOf.get(row.employee_id);
      const isChosen = slpCode === undefined || owner?.slp_code === slpCode;
      const isInManagement = managerId === undefined || isInUnit(owner?.management_id ?? null, managerId);
      return isChosen && isInManagement && seesPay(username, row);
    });
  }

  const isOver = (week: BusinessWeek) => weekRange(week).end < today;

  return {
    /** The lines as they are answered, in no order, and the status. */
    week(requested: CommissionOracleQuery) {
      const own = rowsFor(requested);
      const { start, end } = weekRange(requested.week);
      const lines = own.map((row) => {
        const contract = contracts.get(row.contract_id ?? 0);
        const client = prospects.get(contract?.prospect_id ?? 0);
        return {
          TIPO: row.kind,
          CONTRATO: contract?.number ?? null,
          SEMANAVTA: contract === undefined ? null : weekText(contract.sold_on),
          CLIENTE: client === undefined ? null : nameOf(client),
          'MONTO POR VENTA NUEVA': row.kind === 'ENGANCHE' ? (contract?.net ?? 0) / 100 : 0,
          COBROSINIVA: row.collected_untaxed / 100,
          COM_TOTAL: row.total / 100,
          COBROCONIVA: row.collected / 100,
          COM_VTA_NVA: row.new_sale / 100,
          COM_MENSUALIDAD: row.monthly / 100,
          COM_PENDIENTE: row.pending / 100,
          'CLAVE VENDEDOR': row.bonus / 100,
          PAGAR: row.to_pay / 100,
          SEMANA: formatWeek(requested.week),
          FECHA_INI: formatWireDate(start),
          FECHA_FIN: formatWireDate(end),
          Vendedor: nameOf(employeeOf.get(row.employee_id)),
        };
      });
      const owners = [...new Set(own.map(({ employee_id }) => employee_id))];
      const [owner] = owners;
      const isOne = owner !== undefined && owners.length === 1 && isOver(requested.week);
      return { lines, status: isOne ? (savedWeeks.get(key(owner, start))?.status ?? 'P') : undefined };
    },

    /** The statuses of the weeks, by seller's number. */
    states(requested: CommissionOracleQuery) {
      const { start } = weekRange(requested.week);
      const groups = [...Map.groupBy(rowsFor(requested), ({ employee_id }) => employee_id)];
      return groups
        .map(([id, own]) => {
          const saved = isOver(requested.week) ? (savedWeeks.get(key(id, start)) ?? { status: 'P' }) : null;
          return {
            SlpCode: employeeOf.get(id)?.slp_code ?? 0,
            Adviser: nameOf(employeeOf.get(id)),
            Status: saved?.status ?? null,
            DecidedAt: saved !== null && 'decided_at' in saved ? (saved.decided_at?.toISOString() ?? null) : null,
            PAGAR: sum(own.map(({ to_pay }) => to_pay)),
            Disputed: reasons.filter((each) => each.employee_id === id && each.week_start === start).length,
          };
        })
        .toSorted((one, other) => one.SlpCode - other.SlpCode);
    },

    /** The weeks that wait for somebody, the newest first. */
    pending(username: string) {
      const viewer = accounts.find((each) => each.username === username);
      const own = rows.filter(({ employee_id }) => employee_id === viewer?.employee_id);
      return [...Map.groupBy(own, ({ week_start }) => week_start)]
        .filter(([start]) => isOver(weekOf(start)))
        .filter(([start]) => (savedWeeks.get(key(viewer?.employee_id ?? 0, start))?.status ?? 'P') === 'P')
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([start, lines]) => ({ WeekNumber: weekText(start), PAGAR: sum(lines.map(({ to_pay }) => to_pay)) }));
    },

    /** Ids of the report's rows that somebody sees of some days in Mexico City, in no order. */
    report(username: string, start: CalendarDate, end: CalendarDate): readonly number[] {
      return report
        .filter((row) => sees(username, row) && dayOf(row.inserted_at) >= start && dayOf(row.inserted_at) <= end)
        .map(({ id }) => id);
    },

    reportRow: (id: number) => {
      const row = report.find((each) => each.id === id);
      if (row === undefined) throw new Error(`There is no row ${id}.`);
      return {
        Total: row.total / 100,
        CommissionBase: row.base / 100,
        Commission: row.commission / 100,
        Secondary: row.secondary_commission / 100,
        AmountFinanced: row.financed / 100,
        NumberPayments: row.payments,
        FinancingDescription: row.financing_description,
        PlanDescription: row.plan_description,
        ContractNumber: contracts.get(row.contract_id)?.number,
        Week: weekText(row.week_start),
        Name: nameOf(employeeOf.get(row.employee_id)),
      };
    },

    /** All weeks that anybody has lines in. */
    weeks: [...rowsOfWeek.keys()].toSorted().map((start) => weekOf(start)),
    advisers: [...new Set(rows.map(({ employee_id }) => employee_id))].map((id) => employeeOf.get(id)),
  };
}
