import type { TestServer } from './testServer.ts';

/** Adds so many accounts that see a whole company and may hand over what its advisers have. Gives their user names. */
export async function addManagers(
  { database: { db } }: TestServer,
  companyId: number,
  count: number,
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `gerente${companyId}-${index}`);
  await db
    .insertInto('account')
    .values(
      names.map((name) => ({
        company_id: companyId,
        role_id: 2,
        employee_id: null,
        full_name: name,
        username: name,
        username_key: name,
        password_hash: '',
      })),
    )
    .execute();
  return names;
}
