import { weekFingerprint } from '@sereno/api/fingerprint';
import { weekOf } from '@sereno/domain/week';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lineOf, selectLines, type WeekLineRow } from '../resources/commissions/lineQueries.ts';
import type { DemoCommissionWeek } from './commissionWeekPlan.ts';
import { insertRows } from './insertRows.ts';
import { createRandom, type Random } from './random.ts';
import { signatureImage } from './signatureImage.ts';

type WeekLines = ReadonlyMap<string, readonly WeekLineRow[]>;
type Owner = Pick<DemoCommissionWeek, 'employee_id' | 'week_start'>;

/** What advisers have against a line of a kind. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  ENGANCHE: [
    'El enganche que pagó el cliente es mayor que el que aparece aquí.',
    'La comisión no corresponde al plan que se vendió.',
  ],
  MENSUALIDAD: ['El cliente pagó dos mensualidades esta semana y solo aparece una.', 'Falta parte del cobro.'],
  RENOVACION: ['La prima de la renovación es otra.'],
  BONO: ['En el bono falta un contrato del último día del mes.'],
  CANCELACION: ['El cliente no canceló: cambió de plan.', 'La cancelación ya se descontó la semana anterior.'],
};

const keyOf = ({ employee_id, week_start }: Owner) => `${employee_id} ${week_start}`;

/** The lines of the decided weeks, as the adviser saw them. */
async function linesOf(trx: Transaction<Schema>): Promise<WeekLines> {
  const rows = await selectLines(trx).select('commission_row.week_start as weekStart').execute();
  return Map.groupBy(rows, ({ employeeId, weekStart }) => keyOf({ employee_id: employeeId, week_start: weekStart }));
}

/** The fingerprint that was signed, reckoned as a screen reckons it; null for who has no seller's number. */
function digestOf({ week_start }: DemoCommissionWeek, rows: readonly WeekLineRow[]): string | null {
  const slpCode = rows[0]?.slpCode ?? null;
  if (slpCode === null) return null;
  const week = weekOf(week_start);
  const lines = rows.map((row) => lineOf(row, week));
  return weekFingerprint(week, slpCode, lines);
}

/** Something against the first lines of a week, against one or two of them. */
function reasonsOf(
  { company_id, employee_id, week_start }: DemoCommissionWeek,
  rows: readonly WeekLineRow[],
  random: Random,
): Insertable<Schema['commission_reason']>[] {
  return rows.slice(0, random.between(1, 2)).map(({ kind, contract }, index) => ({
    company_id,
    employee_id,
    week_start,
    position: index + 1,
    kind,
    contract_number: contract,
    reason: random.pick(REASONS[kind] ?? ['El monto no es correcto.']),
  }));
}

/** Writes the statuses of the demo's weeks: the signed ones with the fingerprint of their rows, the disputed ones with reasons. */
export async function writeDecisions(trx: Transaction<Schema>, weeks: readonly DemoCommissionWeek[]): Promise<void> {
  const random = createRandom(6174);
  const lines = await linesOf(trx);
  const rowsOf = (week: DemoCommissionWeek) => lines.get(keyOf(week)) ?? [];
  const decided = weeks.map((week) => ({ ...week, digest: week.status === 'A' ? digestOf(week, rowsOf(week)) : null }));
  await sql`
    insert into commission_week (company_id, employee_id, week_start, status, decided_at, digest, signature)
    select company_id, employee_id, week_start, status, decided_at, digest,
      case status when 'A' then ${signatureImage()}::bytea end
    from jsonb_populate_recordset(null::commission_week, ${JSON.stringify(decided)}::jsonb)`.execute(trx);
  const disputed = weeks.filter(({ status }) => status === 'R');
  await insertRows(
    trx,
    'commission_reason',
    disputed.flatMap((week) => reasonsOf(week, rowsOf(week), random)),
  );
}
