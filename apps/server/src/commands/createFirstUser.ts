import { FIRST_USER_ROLE } from '@sereno/domain/access';
import { validateUsername } from '@sereno/domain/session';
import type { Kysely } from 'kysely';
import { StartError } from '../config/startError.ts';
import { alone } from '../database/alone.ts';
import type { Schema } from '../database/schema.ts';
import { DEMO_ROLES } from '../demo/people.ts';
import { addCatalogues } from '../resources/catalog/newCompany.ts';
import { isCommonPassword } from '../session/commonPassword.ts';
import { hashPassword } from '../session/password.ts';
import { usernameKey } from '../session/sessions.ts';

export type FirstUser = {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  /** Name of the company, made if the database has none yet. */
  readonly company: string;
};

/** What the sign-in takes (AUTH-12 to AUTH-14); a password of an administrator should be longer than that. */
const NAME_LENGTHS = [3, 50] as const;
const PASSWORD_LENGTHS = [12, 50] as const;

function check(name: string, text: string, [least, most]: readonly [number, number]): void {
  if (text.length >= least && text.length <= most && !text.includes('\0')) return;
  throw new StartError(`${name} debe tener de ${least} a ${most} caracteres. No se ha cambiado nada.`);
}

async function companyId(db: Kysely<Schema>, name: string): Promise<number> {
  const known = await db.selectFrom('company').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (known !== undefined) return known.id;
  const made = await db.insertInto('company').values({ name }).returning('id').executeTakeFirstOrThrow();
  await addCatalogues(db, made.id);
  return made.id;
}

/**
 * Creates the first administrator (role 1), who makes everybody else. Refused as soon as there is one, so that the command
 * is no way around the accounts' own rules.
 */
export async function createFirstUser(
  db: Kysely<Schema>,
  { username, password, fullName, company }: FirstUser,
): Promise<void> {
  check('FIRST_USER_NAME', username.trim(), NAME_LENGTHS);
  if (validateUsername(username) !== null) {
    throw new StartError(
      'FIRST_USER_NAME sólo puede tener letras, cifras y los signos . - _ @. No se ha cambiado nada.',
    );
  }
  check('FIRST_USER_PASSWORD', password, PASSWORD_LENGTHS);
  if (await isCommonPassword(password)) {
    throw new StartError('FIRST_USER_PASSWORD es una de las contraseñas más usadas. No se ha cambiado nada.');
  }
  const passwordHash = await hashPassword(password);
  await alone(db, (held) =>
    held.transaction().execute(async (trx) => {
      const first = await trx
        .selectFrom('account')
        .where('role_id', '=', FIRST_USER_ROLE)
        .select('username')
        .limit(1)
        .executeTakeFirst();
      if (first !== undefined) {
        throw new StartError(`Ya existe una cuenta de administrador («${first.username}»). No se ha cambiado nada.`);
      }
      const roles = DEMO_ROLES.map(([id, name]) => ({ id, name }));
      await trx
        .insertInto('role')
        .values(roles)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('account')
        .values({
          company_id: await companyId(trx, company),
          role_id: FIRST_USER_ROLE,
          employee_id: null,
          full_name: fullName,
          username: username.trim(),
          username_key: usernameKey(username),
          password_hash: passwordHash,
        })
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        throw new StartError(`Ya hay una cuenta con el nombre «${username.trim()}». Elige otro con FIRST_USER_NAME.`);
      }
    }),
  );
}
