import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Inserts rows of one table in one statement, whatever their number: single ones would take seconds. All rows have the
 * columns of the first; a column that a row leaves out is null.
 */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}
