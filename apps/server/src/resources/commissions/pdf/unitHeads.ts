import { scopeOf } from '@sereno/domain/access';
import { type BusinessWeek, weekRange } from '@sereno/domain/week';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../../access/scope.ts';
import { unitsBelow, unitsWithin } from '../../../access/units.ts';
import { nameIn } from '../../../database/text.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Viewer } from '../../../session/viewer.ts';

type Level = Schema['management']['level'];
type Unit = { readonly id: number; readonly head: string };

/**
 * The requested units of a level that the viewer sees, by name; each with its head, or its own name without a head. Units of other
 * levels are left out: they have documents of their own (PDF-04 to PDF-06).
 */
export async function requestedUnits(
  db: Kysely<Schema>,
  viewer: Viewer,
  level: Level,
  unitIds: readonly number[],
): Promise<readonly Unit[]> {
  return db
    .selectFrom('management')
    .leftJoin('employee as head', 'head.id', 'management.head_id')
    .where('management.id', 'in', unitIds)
    .where('management.level', '=', level)
    .where(unitsWithin(scopeOf(viewer)))
    .orderBy('management.name')
    .orderBy('management.id')
    .select(['management.id', sql<string>`coalesce(${nameIn('head')}, management.name)`.as('head')])
    .execute();
}

/** The heads of units as the name of one file: each once, the first by name, and how many more there are. */
export function personOf(units: readonly Unit[]): string {
  const [first = '', ...others] = new Set(units.map(({ head }) => head));
  return others.length === 0 ? first : `${first} y ${others.length} más`;
}

/** Whether somebody of the units has lines in that week whom the viewer does not see: a document of theirs is a part then. */
export async function hidesSomebody(
  db: Kysely<Schema>,
  viewer: Viewer,
  week: BusinessWeek,
  units: readonly Unit[],
): Promise<boolean> {
  const hidden = await db
    .selectFrom('commission_row')
    .innerJoin('employee', 'employee.id', 'commission_row.employee_id')
    .where('commission_row.week_start', '=', weekRange(week).start)
    .where('commission_row.company_id', '=', viewer.companyId)
    .where('employee.management_id', 'in', unitsBelow(units.map(({ id }) => id)))
    .where(sql<boolean>`not (${withinScope(scopeOf(viewer), 'commission_row')})`)
    .select('commission_row.id')
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}

/** The viewer's employee: the name, empty without one, and the seller's number. */
export async function employeeOf(
  db: Kysely<Schema>,
  { employeeId }: Viewer,
): Promise<{ readonly name: string; readonly slpCode: number | null }> {
  const found = await db
    .selectFrom('employee')
    .where('id', '=', employeeId)
    .select([nameIn('employee').as('name'), 'slp_code'])
    .executeTakeFirst();
  return { name: found?.name ?? '', slpCode: found?.slp_code ?? null };
}
