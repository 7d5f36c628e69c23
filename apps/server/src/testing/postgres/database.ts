import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../../database/database.ts';
import { connectPostgres } from '../../database/postgres.ts';

/** What a new database begins with: all tables, the demo in them, or nothing at all. */
type Template = 'template' | 'demo' | 'template0';

/** Makes a database on the run's server and gives its address. */
export async function createPostgres(template: Template = 'template'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = connectPostgres(inject('postgresUrl'), 'maintaining');
  await server.engine.exec(`create database ${name} template ${template}`);
  await server.close();
  return Object.assign(new URL(inject('postgresUrl')), { pathname: name }).href;
}

/** A database of the run's server, open. */
export async function openPostgresTestDatabase(template: Template = 'template'): Promise<Database> {
  return connectPostgres(await createPostgres(template), 'maintaining');
}
