import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { createFirstUser } from './createFirstUser.ts';
import { runCommand } from './command.ts';

const GENERATED_BYTES = 15;
/** A variable of the environment; left empty it counts as absent. */
const read = (name: string) => process.env[name] || undefined;

/**
 * `npm run db:first-user`: the first administrator. FIRST_USER_NAME (`admin`), FIRST_USER_FULL_NAME (`Administrador`),
 * FIRST_USER_COMPANY (`Mi empresa`, used when the database has no company) and FIRST_USER_PASSWORD; without it, one is
 * generated and shown once.
 */
await runCommand(async ({ db }) => {
  const given = read('FIRST_USER_PASSWORD');
  const password = given ?? randomBytes(GENERATED_BYTES).toString('base64url');
  const username = (read('FIRST_USER_NAME') ?? 'admin').trim();
  await createFirstUser(db, {
    username,
    password,
    fullName: read('FIRST_USER_FULL_NAME') ?? 'Administrador',
    company: read('FIRST_USER_COMPANY') ?? 'Mi empresa',
  });
  const secret = given === undefined ? `\nContraseña: ${password} (no se volverá a mostrar)` : '';
  return `Se creó la cuenta de administrador «${username}».${secret}`;
});
