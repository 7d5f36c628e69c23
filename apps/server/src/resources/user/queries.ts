import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** What sign-in needs of an account. */
export type Credentials = {
  readonly id: number;
  readonly passwordHash: string;
  readonly disabled: boolean;
  /** Where its mails go; null for an account without an address. */
  readonly email: string | null;
};

/** A person with everything that the session user shows. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function findCredentials(db: Kysely<Schema>, usernameKey: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('account')
    .where('username_key', '=', usernameKey)
    .select(['id', 'password_hash as passwordHash', 'disabled', 'email'])
    .executeTakeFirst();
}

export async function findPerson(db: Kysely<Schema>, accountId: number) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .innerJoin('role', 'role.id', 'account.role_id')
    .leftJoin('employee', 'employee.id', 'account.employee_id')
    .leftJoin('employee as superior', 'superior.id', 'employee.manager_id')
    .where('account.id', '=', accountId)
    .select(['account.id', 'account.role_id', 'account.company_id', 'account.employee_id'])
    .select(['full_name', 'username', 'carousel_on', 'team_carousel'])
    .select(['company.name as company_name', 'role.name as role_name'])
    .select(['employee.first_name', 'employee.last_name', 'employee.email', 'employee.mobile'])
    .select(['employee.slp_code', 'employee.seller_name', 'employee.ext_emp_no', 'employee.job_title'])
    .select(['employee.business_line', 'superior.first_name as superior_first_name'])
    .select('superior.last_name as superior_last_name')
    .executeTakeFirst();
}
