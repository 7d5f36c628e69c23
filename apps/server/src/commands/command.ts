import process from 'node:process';
import { readSettings, type Settings } from '../config/environment.ts';
import { StartError } from '../config/startError.ts';
import { openStore } from '../database/store.ts';
import type { Database } from '../database/database.ts';

/**
 * Runs a command of the operator on the database that the environment names (DATABASE_URL, else DATA_DIR) and shows the
 * lines that it gives back. What goes wrong is one sentence and exit code 1.
 */
export async function runCommand(command: (database: Database, settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const store = await openStore(settings, 'maintaining');
    try {
      process.stdout.write(`${await command(store.database, settings)}\n`);
    } finally {
      await store.close();
    }
  } catch (error) {
    const sentence = error instanceof StartError ? error.message : `No se pudo terminar: ${String(error)}`;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
