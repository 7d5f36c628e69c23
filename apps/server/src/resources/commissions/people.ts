import { payScopeOf } from '@sereno/domain/access';
import { type BusinessWeek, weekRange } from '@sereno/domain/week';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { ofPeople } from '../dashboards/rowFilter.ts';

/** Which week, and whose: each choice narrows what the viewer sees, and without any it is all of them. */
export type WeekQuery = {
  readonly week: BusinessWeek;
  /** The adviser, by seller's number. */
  readonly slpCode?: number | undefined;
  /** Units of any level by id, with everybody of the units below. An empty list narrows nothing. */
  readonly managements?: readonly number[] | undefined;
  /** An assistant management by id, with everybody below. */
  readonly assistantManager?: number | undefined;
};

/**
 * The condition that keeps the rows of a table with `company_id` and `employee_id` that are of the people asked for. Nothing that is
 * chosen shows more than the viewer's role does.
 */
export function ofRequestedPeople(
  table: string,
  viewer: Viewer,
  { week, slpCode, managements = [], assistantManager }: WeekQuery,
): RawBuilder<SqlBool> {
  const filter = {
    range: weekRange(week),
    scope: payScopeOf(viewer),
    advisers: slpCode === undefined ? [] : [slpCode],
    managements,
    levels: assistantManager === undefined ? [] : [[assistantManager]],
  };
  return ofPeople(filter, table);
}

/** Whether somebody with that seller's number is among those whose rows the viewer may see. */
export async function seesAdviser(db: Kysely<Schema>, viewer: Viewer, slpCode: number): Promise<boolean> {
  const found = await db
    .selectFrom('employee')
    .where('slp_code', '=', slpCode)
    .where(withinScope(payScopeOf(viewer), 'employee'))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
