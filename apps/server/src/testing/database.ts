import { connect, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readSnapshot, writeSnapshot } from '../database/snapshot.ts';

/** An empty database in memory with all tables. Made once per set of migrations, and then taken from a snapshot. */
export async function openTestDatabase(): Promise<Database> {
  const snapshot = await readSnapshot();
  if (snapshot) return connect({ snapshot });
  const database = await connect({});
  await migrate(database.db);
  await writeSnapshot(database);
  return database;
}
