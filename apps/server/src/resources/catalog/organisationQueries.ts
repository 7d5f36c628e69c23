import type { Scope } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { teamsWithin, unitsBelow, unitsWithin } from '../../access/units.ts';
import type { Schema } from '../../database/schema.ts';

type Level = Schema['management']['level'];

/** The units of a level that a person may see, limited to those below `below` if given; each with its head. */
export async function listUnits(db: Kysely<Schema>, scope: Scope, level: Level, below: readonly number[] = []) {
  return db
    .selectFrom('management')
    .leftJoin('employee as head', 'head.id', 'management.head_id')
    .where('level', '=', level)
    .where(unitsWithin(scope))
    .$if(below.length > 0, (query) => query.where('management.id', 'in', unitsBelow(below)))
    .orderBy('management.name')
    .orderBy('management.id')
    .select(['management.id', 'management.name', 'head_id as headId'])
    .select(sql<string | null>`concat_ws(' ', head.first_name, head.last_name)`.as('headName'))
    .execute();
}

export async function listTeams(db: Kysely<Schema>, scope: Scope, { activeOnly }: { readonly activeOnly: boolean }) {
  return db
    .selectFrom('team')
    .where(teamsWithin(scope))
    .$if(activeOnly, (query) => query.where('active', '=', true))
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
}

/** What advisers are asked for by; an empty list asks for all. */
export type AdviserFilter = {
  /** Units of any level; those below belong to them. */
  readonly units?: readonly number[];
  readonly teams?: readonly number[];
  /** Employees that head a unit. */
  readonly heads?: readonly number[];
  readonly activeOnly: boolean;
};

/** The advisers that a person may see and that fit every part of the filter, by name. */
export async function listAdvisers(db: Kysely<Schema>, scope: Scope, filter: AdviserFilter) {
  const { units = [], teams = [], heads = [], activeOnly } = filter;
  const headed = db.selectFrom('management').where('head_id', 'in', heads).select('id');
  return db
    .selectFrom('employee')
    .where('adviser', '=', true)
    .where(withinScope(scope, 'employee'))
    .$if(activeOnly, (query) => query.where('active', '=', true))
    .$if(units.length > 0, (query) => query.where('management_id', 'in', unitsBelow(units)))
    .$if(teams.length > 0, (query) => query.where('team_id', 'in', teams))
    .$if(heads.length > 0, (query) => query.where('management_id', 'in', headed))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .select(['id', 'slp_code as slpCode'])
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .execute();
}

/** The active adviser of a scope with that seller's number: one of those that `listAdvisers` offers (CAR-10, CAR-14). */
export async function findAdviser(db: Kysely<Schema>, scope: Scope, slpCode: number): Promise<number | undefined> {
  const adviser = await db
    .selectFrom('employee')
    .where('slp_code', '=', slpCode)
    .where('adviser', '=', true)
    .where('active', '=', true)
    .where(withinScope(scope, 'employee'))
    .select('id')
    .executeTakeFirst();
  return adviser?.id;
}

/** The weeks between two days, newest first. */
export async function listWeeks(
  db: Kysely<Schema>,
  range: { readonly start: CalendarDate; readonly end: CalendarDate },
) {
  return db
    .selectFrom('business_week')
    .where('ends_on', '>=', range.start)
    .where('starts_on', '<=', range.end)
    .orderBy('starts_on', 'desc')
    .select(['starts_on as start', 'ends_on as end', 'year', 'number as week'])
    .execute();
}
