import type { Scope } from '@sereno/domain/access';
import type { Kysely } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { CONTACT_COLUMNS } from './contact.ts';

/** A prospect of a scope with all that is written down; undefined where the scope has none. */
export async function findRecord(db: Kysely<Schema>, scope: Scope, id: number) {
  return db
    .selectFrom('prospect')
    .where('prospect.id', '=', id)
    .where(withinScope(scope, 'prospect'))
    .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
    .leftJoin('employee as former', 'former.id', 'prospect.previous_employee_id')
    .leftJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'prospect.company_id').onRef('means.id', '=', 'prospect.means_id'),
    )
    .select(['prospect.id', 'prospect.company_id', 'prospect.employee_id', 'prospect.created_by', 'prospect.version'])
    .select(['prospect.first_name', 'prospect.last_name', 'prospect.home_phone', 'prospect.accepts_email'])
    .select(['prospect.comments', 'prospect.state_code', 'prospect.updated_by'])
    .select(['prospect.created_at', 'prospect.reassigned_at', 'prospect.discarded_at'])
    .select(['prospect.means_id', 'means.name as meansName'])
    .select([nameIn('adviser').as('adviserName'), nameIn('former').as('formerName')])
    .select(CONTACT_COLUMNS)
    .executeTakeFirst();
}

/** A prospect with all that is written down. */
export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Whether a company's catalogue has that prospection means. */
export async function hasMeans(db: Kysely<Schema>, companyId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('prospection_means')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
