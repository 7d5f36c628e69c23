import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/startError.ts';

const BYTES = 32;

function stored(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(`No se puede leer ${file}, la clave con la que se firman las sesiones. Revisa sus permisos.`);
  }
}

/**
 * The key that the sessions of this data folder are signed with, made at the first start and kept in the folder, readable
 * by its owner alone. Without it every session ends.
 */
export function tokenSecret(dataDir: string): Uint8Array {
  const file = path.join(dataDir, 'secret');
  const text = stored(file);
  if (text === undefined) {
    const secret = randomBytes(BYTES);
    // Written beside and renamed, so that a start cut short leaves no half key.
    writeFileSync(`${file}.new`, secret.toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return secret;
  }
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length === BYTES) return secret;
  throw new StartError(
    `La clave de sesiones en ${file} no es válida. No se ha borrado nada. Borra ese archivo para crear otra: todas las personas tendrán que volver a iniciar sesión.`,
  );
}
