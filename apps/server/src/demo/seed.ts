import { type CalendarDate, dateIn } from '@sereno/domain/calendar';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { hashPassword } from '../session/password.ts';
import { usernameKey } from '../session/sessions.ts';
import { type DemoActivity, planActivities } from './activityPlan.ts';
import {
  DEMO_COMPANIES,
  DEMO_PASSWORD,
  DEMO_ROLES,
  type DemoAccount,
  demoAccounts,
  type DemoEmployee,
  demoEmployees,
} from './people.ts';

const MARKER = 'demo';

/** The employees of rol8 and rol9, and of the accounts of the other companies: they have something to do on any day. */
const BUSY: ReadonlySet<number> = new Set([108, 109, 202, 302]);

/** The demo as it lies in the database when it begins on that day. */
export function planDemo(today: CalendarDate) {
  const employees = demoEmployees();
  return { employees, accounts: demoAccounts(employees), activities: planActivities(employees, today, BUSY) };
}

async function isUntouched(db: Kysely<Schema>): Promise<boolean> {
  const marker = await db.selectFrom('marker').where('name', '=', MARKER).select('name').executeTakeFirst();
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return marker === undefined && account === undefined;
}

/**
 * Fills an untouched database with the demo companies, accounts and activities, relative to today in the business zone.
 * All of it or nothing: a start that is cut short here begins again at the next one.
 * @returns Whether there was anything to fill.
 */
export async function seedDemo(
  { db }: Pick<Database, 'db'>,
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): Promise<boolean> {
  if (!(await isUntouched(db))) return false;
  const today = dateIn(timeZone, clock());
  const { employees, accounts, activities } = planDemo(today);
  // The password is no secret, so one hash serves all accounts; made before the transaction, since it takes its time.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('company')
      .values(DEMO_COMPANIES.map(({ id, name }) => ({ id, name })))
      .execute();
    await trx
      .insertInto('role')
      .values(DEMO_ROLES.map(([id, name]) => ({ id, name })))
      .execute();
    await trx.insertInto('employee').values(employees.map(employeeRow)).execute();
    await trx
      .insertInto('account')
      .values(accounts.map((account) => accountRow(account, passwordHash)))
      .execute();
    await insertActivities(trx, activities, accounts, timeZone);
    await trx.insertInto('marker').values({ name: MARKER, value: today }).execute();
    // The rows above brought their own ids; the next ones follow them.
    for (const table of ['company', 'employee', 'account'] as const) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        trx,
      );
    }
    // The embedded database has no process that would learn by itself how the rows are spread.
    await sql`analyze`.execute(trx);
  });
  return true;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function employeeRow(employee: DemoEmployee) {
  const isSeller = employee.pace !== 'office';
  const family = employee.lastName.split(' ')[0] ?? '';
  return {
    id: employee.id,
    company_id: employee.companyId,
    manager_id: employee.managerId,
    first_name: employee.firstName,
    last_name: employee.lastName,
    email: `${plain(employee.firstName)}.${plain(family)}.${employee.id}@sereno.example`,
    mobile: `5510${String(employee.id).padStart(6, '0')}`,
    slp_code: isSeller ? 1000 + employee.id : null,
    seller_name: isSeller ? `${employee.firstName} ${employee.lastName}` : null,
    ext_emp_no: isSeller ? `V-${String(employee.id).padStart(4, '0')}` : null,
    job_title: employee.jobTitle,
    business_line: employee.businessLine,
  };
}

function accountRow(account: DemoAccount, passwordHash: string) {
  return {
    id: account.id,
    company_id: account.companyId,
    role_id: account.roleId,
    employee_id: account.employeeId,
    full_name: account.fullName,
    username: account.username,
    username_key: usernameKey(account.username),
    password_hash: passwordHash,
    carousel_on: account.carouselOn,
    team_carousel: account.teamCarousel,
    disabled: account.disabled,
  };
}

/** One statement for all rows: some twelve thousand single ones would take seconds. */
async function insertActivities(
  trx: Transaction<Schema>,
  activities: readonly DemoActivity[],
  accounts: readonly DemoAccount[],
  timeZone: string,
): Promise<void> {
  const ownAccount = new Map(accounts.map(({ employeeId, id }) => [employeeId, id]));
  // Whoever has no account got their activities from an administrator, or in the other companies from the only account.
  const fallback = new Map(accounts.toReversed().map(({ companyId, id }) => [companyId, id]));
  const rows = activities.map((row) => ({
    ...row,
    createdBy: ownAccount.get(row.employeeId) ?? fallback.get(row.companyId),
  }));
  await sql`
    insert into activity (company_id, employee_id, activity_type_id, activity_date, start_time, end_time,
                          started_at, ended_at, created_by)
    select "companyId", "employeeId", "typeId", date, start, "end",
           (date + start + make_interval(mins => "begunAfter")) at time zone ${timeZone},
           (date + start + make_interval(mins => "endedAfter")) at time zone ${timeZone},
           "createdBy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      "companyId" integer, "employeeId" integer, "typeId" integer, date date, start time, "end" time,
      "begunAfter" integer, "endedAfter" integer, "createdBy" integer)`.execute(trx);
}
