import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A new activity type may end in every outcome, and a new outcome is offered for every activity type in use. */
export function offerEverywhere(added: 'activity_type_id' | 'tracing_type_id') {
  const [other, table] =
    added === 'activity_type_id' ? ['tracing_type_id', 'tracing_type'] : ['activity_type_id', 'activity_type'];
  return async (trx: Transaction<Schema>, companyId: number, id: number): Promise<void> => {
    await sql`
      insert into activity_type_tracing (company_id, ${sql.ref(added)}, ${sql.ref(other)})
      select company_id, ${id}, id from ${sql.table(table)}
      where company_id = ${companyId} and not ended and id > 0`.execute(trx);
  };
}
