import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { types as embedded } from '@electric-sql/pglite';
import { type ClientBase, Pool, types } from 'pg';
import { DEFAULT_POOL, type PoolSettings } from '../config/environment.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError, isOutage } from './outage.ts';
import { LISTS, PARSERS } from './parsers.ts';
import type { Schema } from './schema.ts';

/**
 * How long to wait for the database, in milliseconds. `serving`: connecting and one answer together stay below the 5 s
 * within which a caller must get an answer. `maintaining` is for migrations and commands, which may take as long as they need.
 */
const LIMITS = {
  serving: { statement: 2300, answer: 2500 },
  maintaining: { statement: 0, answer: 0 },
} as const;
const MAINTAINING_WAIT_MS = 10_000;

export type Patience = keyof typeof LIMITS;

function parserOf(type: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') {
  const item = PARSERS[LISTS[type] ?? -1];
  if (item === undefined) return PARSERS[type] ?? types.getTypeParser(type, format);
  return (text: string) => embedded.arrayParser(text, item, type);
}

/** Makes every connection read and write as the embedded database does, whatever the server's own settings. */
function settle(client: ClientBase, patience: Patience): Promise<unknown> {
  return client.query(
    `set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set client_encoding to 'UTF8';
     set statement_timeout to ${LIMITS[patience].statement}`,
  );
}

/**
 * A connection that is given up for good after the first sign of an outage. A statement whose answer did not come would
 * otherwise hold up everybody who gets the connection next, long after the database is back.
 */
function guarded(client: PostgresPoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailableError | undefined;

  async function ask<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (lost) throw lost;
    try {
      return await client.query<Row>(statement, parameters);
    } catch (error) {
      if (!isOutage(error)) throw error;
      lost = new DatabaseUnavailableError(error);
      throw lost;
    }
  }

  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(what: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    return typeof what === 'string' ? ask<Row>(what, parameters) : client.query<Row>(what);
  }

  return { query, release: (destroy = false) => client.release(destroy || lost !== undefined) };
}

/**
 * A database on a PostgreSQL server. Nothing is connected until the first statement. While the server is away, statements
 * fail with `DatabaseUnavailableError` within the limits; the first one after its return reconnects.
 */
export function connectPostgres(
  url: string,
  patience: Patience = 'serving',
  { connections, waitMs }: PoolSettings = DEFAULT_POOL,
): Database {
  const limits = LIMITS[patience];
  const options = {
    connectionString: url,
    application_name: 'sereno',
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: patience === 'serving' ? waitMs : MAINTAINING_WAIT_MS,
    query_timeout: limits.answer,
    types: { getTypeParser: parserOf },
    onConnect(client: ClientBase) {
      // A connection that breaks between two statements says so in an event, which unheard would end the process. The next
      // statement finds out by itself.
      client.on('error', () => undefined);
      return settle(client, patience);
    },
  };
  const pool = new Pool(options);
  // An idle one has left the pool by then.
  pool.on('error', () => undefined);

  const connect = async () => {
    try {
      return guarded(await pool.connect());
    } catch (error) {
      throw new DatabaseUnavailableError(error);
    }
  };
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options } });
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: { exec: (statements) => pool.query(statements) },
    async close() {
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end();
    },
  };
}
