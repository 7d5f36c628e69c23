import type { Database } from '../database/database.ts';

/** Lets the database fail at every row that is added to a table, as a fault of its own would, until the answer is called. */
export async function failInserts({ engine }: Database, table: string): Promise<() => Promise<void>> {
  await engine.exec(`
    create function fail_insert() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger fail_insert before insert on ${table} for each row execute function fail_insert()`);
  return async () => {
    await engine.exec(`drop trigger fail_insert on ${table}; drop function fail_insert()`);
  };
}
