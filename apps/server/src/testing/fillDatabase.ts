import { connect, type EmbeddedDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { START, TIME_ZONE } from './start.ts';

/** A database in memory, filled with the demo of `START` now: what others get as a copy begins with it. */
export async function fillDatabase(): Promise<EmbeddedDatabase> {
  const database = await connect({});
  await migrate(database.db);
  await seedDemo(database, { clock: () => START, timeZone: TIME_ZONE });
  return database;
}
