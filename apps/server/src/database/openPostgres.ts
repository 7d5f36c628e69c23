import { sql } from 'kysely';
import type { PoolSettings } from '../config/environment.ts';
import { StartError } from '../config/startError.ts';
import type { Database } from './database.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { connectPostgres, type Patience } from './postgres.ts';

/** Where the database is, without the user and the password of its address. */
function placeOf(url: string): { readonly server: string; readonly name: string } {
  const { host, pathname } = new URL(url);
  return { server: host || 'esta máquina', name: decodeURIComponent(pathname.slice(1)) };
}

/** The error codes of an error and of everything that caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The attempts at each address of one name come as a list without a message of its own.
  return error.cause === undefined ? error.message || codesOf(error).join(', ') : innermost(error.cause);
}

function sentenceOf(error: unknown, url: string): string {
  const { server, name } = placeOf(url);
  const codes = codesOf(error);
  if (error instanceof NewerDatabaseError) {
    return `La base de datos «${name}» en ${server} es de una versión más nueva de Sereno. No se ha cambiado nada. Actualiza Sereno, o usa otra base con DATABASE_URL.`;
  }
  if (codes.includes('28P01') || codes.includes('28000')) {
    return `La base de datos en ${server} no acepta el usuario o la contraseña de DATABASE_URL.`;
  }
  if (codes.includes('3D000')) {
    return `En ${server} no existe la base de datos «${name}». Créala, o corrige DATABASE_URL.`;
  }
  if (codes.includes('42501')) {
    return `El usuario de DATABASE_URL no tiene permiso para crear las tablas en la base de datos «${name}» de ${server}.`;
  }
  const reason = innermost(error).replace(/\.$/u, '');
  return error instanceof Error && error.name === 'DatabaseUnavailableError'
    ? `No se pudo conectar con la base de datos en ${server} (${reason}). Revisa que esté en marcha y que DATABASE_URL sea correcta.`
    : `Las tablas de la base de datos «${name}» en ${server} no se pudieron poner al día (${reason}). No se ha cambiado nada.`;
}

/**
 * Opens the database on a server and brings its tables up to date. Of several processes that start at once one does it and
 * the others wait. Nothing is written but the tables.
 * @throws StartError with a sentence that holds neither user nor password.
 */
export async function openPostgres(url: string, patience: Patience, pool: PoolSettings): Promise<Database> {
  const preparing = connectPostgres(url, 'maintaining');
  try {
    await sql`select 1`.execute(preparing.db);
    await migrate(preparing.db);
  } catch (error) {
    throw new StartError(sentenceOf(error, url), { cause: error });
  } finally {
    await preparing.close();
  }
  return connectPostgres(url, patience, pool);
}
