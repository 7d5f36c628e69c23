import type { WeeklyCommissions } from '@sereno/domain/commission';
import { dateIn } from '@sereno/domain/calendar';
import { type BusinessWeek, weekRange } from '@sereno/domain/week';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { managerNameOf } from '../dashboards/managerName.ts';
import type { ResourceContext } from '../context.ts';
import { findDecisions, type WeekState } from './decisionQueries.ts';
import { lineOf, linesOfWeek, type WeekLineRow } from './lineQueries.ts';
import type { WeekQuery } from './people.ts';

/** An adviser's week: its lines, its status, and the decision about it. */
export type AdviserCommissions = {
  readonly employeeId: number;
  /** The seller's number; null for who has none, and then there is no fingerprint of the week. */
  readonly slpCode: number | null;
  readonly adviserName: string;
  /** The head of the adviser's unit; empty without one. */
  readonly managerName: string;
  readonly weekly: WeeklyCommissions;
};

/** A week that has ended and has lines waits for its adviser, even where nothing is kept about it. */
const WAITING: WeekState = { status: 'pending', decision: null };
/** A running week, or the weeks of several people, cannot be decided (CMA-22). */
const NOT_DECIDABLE = { status: null, decision: null };

/** Whether the week has not ended yet. */
export const isRunning = (week: BusinessWeek, { clock, timeZone }: Omit<ResourceContext, 'database'>): boolean =>
  weekRange(week).end >= dateIn(timeZone, clock());

const weeklyOf = (
  rows: readonly WeekLineRow[],
  week: BusinessWeek,
  state: WeekState | typeof NOT_DECIDABLE,
): WeeklyCommissions => ({ lines: rows.map((row) => lineOf(row, week)), unreadable: 0, ...state });

/**
 * The lines of the people asked for in one list; with a status where they are one person's and the week has ended. Of people whose
 * rows the viewer may not see there are none.
 */
export async function weekOfAll(
  context: ResourceContext,
  viewer: Viewer,
  requested: WeekQuery,
): Promise<WeeklyCommissions> {
  const { db } = context.database;
  const rows = await linesOfWeek(db, viewer, requested);
  const [first, ...others] = new Set(rows.map(({ employeeId }) => employeeId));
  if (first === undefined || others.length > 0 || isRunning(requested.week, context))
    return weeklyOf(rows, requested.week, NOT_DECIDABLE);
  const decisions = await findDecisions(db, requested.week, [first]);
  return weeklyOf(rows, requested.week, decisions.get(first) ?? WAITING);
}

/**
 * The weeks of the people asked for, one by one, by name: of those whose rows the viewer may see and who have lines in that week.
 * Lines come in a steady order, amounts are pesos, and a running week has no status (CMA-22).
 */
export async function weeksOf(
  context: ResourceContext,
  viewer: Viewer,
  requested: WeekQuery,
): Promise<readonly AdviserCommissions[]> {
  const { db } = context.database;
  const groups = [...Map.groupBy(await linesOfWeek(db, viewer, requested), ({ employeeId }) => employeeId)];
  const employeeIds = groups.map(([employeeId]) => employeeId);
  const managers = await managerNames(db, employeeIds);
  const decisions = await findDecisions(db, requested.week, employeeIds);
  const isOpen = !isRunning(requested.week, context);
  return groups.map(([employeeId, rows]) => ({
    employeeId,
    slpCode: rows[0]?.slpCode ?? null,
    adviserName: rows[0]?.adviserName ?? '',
    managerName: managers.get(employeeId) ?? '',
    weekly: weeklyOf(rows, requested.week, isOpen ? (decisions.get(employeeId) ?? WAITING) : NOT_DECIDABLE),
  }));
}

async function managerNames(
  db: Kysely<Schema>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('employee as adviser')
    .where('adviser.id', 'in', employeeIds)
    .select(['adviser.id', managerNameOf('adviser').as('managerName')])
    .execute();
  return new Map(rows.map(({ id, managerName }) => [id, managerName]));
}
