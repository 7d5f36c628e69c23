import type { Scope } from '@sereno/domain/access';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { folded, nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { CONTACT_COLUMNS } from './contact.ts';

const CHOICES = 20;

const fullName = sql<string>`concat_ws(' ', prospect.first_name, prospect.last_name)`;

/** The first prospects of a scope whose name contains the text, by name; those who are not interested are left out. */
export async function findByName(db: Kysely<Schema>, scope: Scope, text: string) {
  const sought = folded(sql<string>`${text}::text`);
  return (
    db
      .selectFrom('prospect')
      .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
      .where(withinScope(scope, 'prospect'))
      .where('prospect.discarded_at', 'is', null)
      // A search of accents alone folds to an empty text, which every name contains.
      .where(sought, '<>', '')
      .where(sql<number>`strpos(${folded(fullName)}, ${sought})`, '>', 0)
      .orderBy(sql`${folded(fullName)} collate "C"`)
      .orderBy('prospect.id')
      .limit(CHOICES)
      .select(['prospect.id', fullName.as('name'), nameIn('adviser').as('adviserName')])
      .select(CONTACT_COLUMNS)
      .execute()
  );
}

/** A prospect of a scope; undefined outside the scope. */
export async function findProspect(db: Kysely<Schema>, scope: Scope, id: number) {
  return db
    .selectFrom('prospect')
    .where('id', '=', id)
    .where(withinScope(scope, 'prospect'))
    .select(['id', 'company_id as companyId', 'employee_id as employeeId'])
    .select(CONTACT_COLUMNS)
    .executeTakeFirst();
}

/**
 * A prospect of a scope that an activity is to be booked for: until this transaction ends, it and its activities cannot be
 * reassigned. Do not call it while holding the lock of an activity: reassigning waits for that lock, and the two would deadlock.
 */
export async function holdProspect(trx: Kysely<Schema>, scope: Scope, id: number) {
  await trx.selectFrom('prospect').where('id', '=', id).forShare().select('id').execute();
  // Only a second statement sees what was written while the first one waited for the lock.
  return findProspect(trx, scope, id);
}
