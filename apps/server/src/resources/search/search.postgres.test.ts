import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isNamed } from '../../database/text.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('finds a part of a name by an index where the database has trigrams', async () => {
  const plan = await server.database.db.transaction().execute(async (trx) => {
    // The demo is small enough to be read.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql`explain select id from prospect where ${isNamed('mendoza')}`.execute(trx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('prospect_name_search');
});
