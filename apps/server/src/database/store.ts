import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/environment.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './lock.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './openPostgres.ts';
import type { Patience } from './postgres.ts';
import { tokenSecret } from './secret.ts';

/** The database of the settings, and whatever this process holds while it is open. */
export type Store = {
  readonly database: Database;
  /** The key that the sessions of everybody on this database are signed with. */
  tokenSecret(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const TOKEN_SECRET = 'tokenSecret';
const SECRET_BYTES = 32;

/**
 * The key of a database that several servers share. It lies in the database, since a token that one of them has signed
 * must pass at all of them; the first one to start makes it.
 */
async function sharedSecret({ db }: Database): Promise<Uint8Array> {
  await db
    .insertInto('marker')
    .values({ name: TOKEN_SECRET, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('marker')
    .where('name', '=', TOKEN_SECRET)
    .select('value')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}

async function openEmbedded(dataDir: string): Promise<Store> {
  const lock = lockDataFolder(dataDir);
  try {
    const database = await openDatabase(dataDir);
    return {
      database,
      tokenSecret: async () => tokenSecret(dataDir),
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database that the settings name, its tables up to date: the embedded one for this process alone, or one on a
 * server beside others.
 * @throws StartError with a sentence for the person at the terminal.
 */
export async function openStore(
  { dataDir, databaseUrl, databasePool }: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databasePool'>,
  patience: Patience = 'serving',
): Promise<Store> {
  if (databaseUrl === null) return openEmbedded(dataDir);
  const database = await openPostgres(databaseUrl, patience, databasePool);
  return { database, tokenSecret: () => sharedSecret(database), close: () => database.close() };
}
