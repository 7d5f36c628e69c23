import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/startError.ts';
import { connect, type Database } from './database.ts';
import { causeOf, fileFault } from './fileFault.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { readSnapshot } from './snapshot.ts';
import { writeBeside } from './writeProbe.ts';

/** A database that does not open: by the disk's fault, which the engine does not always name, or because its files are not whole. */
async function unusable(folder: string, error: unknown): Promise<StartError> {
  const fault = fileFault(error) ?? fileFault(await writeBeside(folder).catch((reason: unknown) => reason));
  if (fault === undefined) return damaged(folder);
  return new StartError(
    `La base de datos en ${folder} no se puede usar: ${fault}. No se ha borrado nada. Corrígelo y vuelve a iniciar.`,
  );
}

function damaged(folder: string): StartError {
  return new StartError(
    `La base de datos en ${folder} está dañada o incompleta y no se puede abrir. No se ha borrado nada. Restaura esa carpeta desde un respaldo, o muévela a otro lugar para empezar con una base nueva.`,
  );
}

function newer(folder: string): StartError {
  return new StartError(
    `La base de datos en ${folder} es de una versión más nueva de Sereno. No se ha cambiado nada. Actualiza Sereno, o usa otra carpeta con DATA_DIR.`,
  );
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Makes the database in a draft folder and renames it when it is complete. A start that is cut short leaves only the
 * draft, and the next start begins again.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  try {
    const database = await fill(draft);
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
    renameSync(draft, folder);
  } catch (error) {
    throw new StartError(
      `No se pudo crear la base de datos en ${folder} (${causeOf(error)}). Revisa el espacio libre y los permisos, y vuelve a iniciar.`,
    );
  }
}

/** An empty database in an empty folder: from the snapshot if there is one and it is sound, else from the beginning. */
async function fill(folder: string): Promise<Database> {
  const clear = () => rmSync(folder, { recursive: true, force: true });
  clear();
  const snapshot = await readSnapshot();
  if (snapshot === undefined) return connect({ folder });
  try {
    return await connect({ folder, snapshot });
  } catch {
    clear();
    return connect({ folder });
  }
}

/**
 * Opens the database of a data folder that this process holds, creates it at the first start and brings its tables up to
 * date. A folder that cannot be opened is left as it is.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  if (isEmpty(folder)) await create(folder);
  // The engine takes a folder without this file for an empty one and would write a new database over it.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(folder);
  let database: Database;
  try {
    database = await connect({ folder });
  } catch (error) {
    throw await unusable(folder, error);
  }
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof NewerDatabaseError ? newer(folder) : await unusable(folder, error);
  }
}
