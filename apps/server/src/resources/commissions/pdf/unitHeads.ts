import { type Kysely, sql } from 'kysely';
import { scopeOf } from '../../../access/scope.ts';
import { unitsWithin } from '../../../access/units.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { Schema } from '../../../database/schema.ts';
import { nameIn } from '../../prospect/names.ts';

/** Whoever heads the units, as far as the viewer sees them, each once and by the names of the units; a unit without a head by its own name. */
export async function headsOf(db: Kysely<Schema>, viewer: Viewer, unitIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('management')
    .leftJoin('employee as head', 'head.id', 'management.head_id')
    .where('management.id', 'in', unitIds)
    .where(unitsWithin(scopeOf(viewer)))
    .orderBy('management.name')
    .orderBy('management.id')
    .select(sql<string>`coalesce(${nameIn('head')}, management.name)`.as('name'))
    .execute();
  return [...new Set(rows.map(({ name }) => name))];
}

/** The names of several people as the name of one file: the first, and how many more there are. */
export function personOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} y ${others.length} más`;
}
