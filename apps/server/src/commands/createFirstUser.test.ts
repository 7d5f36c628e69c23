import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../config/startError.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createFirstUser } from './createFirstUser.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const wish = { username: ' Admin ', password: 'larga y segura', fullName: 'Ana Ruiz', company: 'Previsión' };
const accounts = () =>
  database.db.selectFrom('account').select(['username', 'username_key', 'role_id', 'company_id']).execute();

it('creates an administrator, and the company if it is missing', async () => {
  await createFirstUser(database.db, wish);
  expect(await accounts()).toEqual([{ username: 'Admin', username_key: 'admin', role_id: 1, company_id: 1 }]);
  expect(await database.db.selectFrom('company').select('name').execute()).toEqual([{ name: 'Previsión' }]);
});

it('makes one of two at once', async () => {
  const both = await Promise.allSettled([
    createFirstUser(database.db, wish),
    createFirstUser(database.db, { ...wish, username: 'otra' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts()).toHaveLength(1);
});

it('uses the company and leaves the accounts that are there', async () => {
  const { db } = database;
  await db.insertInto('company').values({ name: 'Funerales' }).execute();
  await db.insertInto('role').values({ id: 8, name: 'Asesor' }).execute();
  const other = {
    company_id: 1,
    role_id: 8,
    full_name: 'X',
    username: 'ADMIN',
    username_key: 'admin',
    password_hash: '',
  };
  await db.insertInto('account').values(other).execute();
  await expect(createFirstUser(db, wish)).rejects.toThrow('Ya hay una cuenta con el nombre «Admin»');
  await createFirstUser(db, { ...wish, username: 'primera' });
  expect(await accounts()).toHaveLength(2);
  expect(await db.selectFrom('company').select('name').execute()).toEqual([{ name: 'Funerales' }]);
});

it.each([
  ['FIRST_USER_NAME', { username: ' ab ' }],
  ['FIRST_USER_NAME', { username: 'a'.repeat(51) }],
  ['FIRST_USER_NAME', { username: 'ad\u200bmin' }],
  ['FIRST_USER_PASSWORD', { password: 'corta' }],
  ['FIRST_USER_PASSWORD', { password: 'x'.repeat(51) }],
  ['FIRST_USER_PASSWORD', { password: '123456qwerty' }],
])('refuses a %s that could or should not be used to sign in', async (name, part) => {
  const refused = createFirstUser(database.db, { ...wish, ...part });
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(name);
  expect(await accounts()).toEqual([]);
});
