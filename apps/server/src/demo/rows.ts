import { ON_TIME_MINUTES } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { usernameKey } from '../session/sessions.ts';
import type { DemoActivity } from './activityPlan.ts';
import type { DemoContract } from './contractPlan.ts';
import { momentAt } from './moment.ts';
import { plain } from './names.ts';
import type { DemoAccount, DemoEmployee } from './people.ts';

const emailOf = ({ id, firstName, lastName }: DemoEmployee) =>
  `${plain(firstName)}.${plain(lastName.split(' ')[0] ?? '')}.${id}@sereno.example`;

/** The day of the first contract of each adviser. */
export function firstSales(contracts: readonly DemoContract[]): ReadonlyMap<number, CalendarDate> {
  const first = new Map<number, CalendarDate>();
  for (const { employee_id, sold_on } of contracts) {
    const known = first.get(employee_id);
    if (known === undefined || sold_on < known) first.set(employee_id, sold_on);
  }
  return first;
}

export function employeeRow(employee: DemoEmployee, firstSaleOf: ReadonlyMap<number, CalendarDate>) {
  const isSeller = employee.pace !== 'office';
  return {
    id: employee.id,
    company_id: employee.companyId,
    manager_id: employee.managerId,
    first_name: employee.firstName,
    last_name: employee.lastName,
    email: emailOf(employee),
    mobile: `5510${String(employee.id).padStart(6, '0')}`,
    slp_code: isSeller ? 1000 + employee.id : null,
    seller_name: isSeller ? `${employee.firstName} ${employee.lastName}` : null,
    ext_emp_no: isSeller ? `V-${String(employee.id).padStart(4, '0')}` : null,
    job_title: employee.jobTitle,
    business_line: employee.businessLine,
    adviser: employee.pace === 'adviser',
    active: employee.active,
    first_sale_on: firstSaleOf.get(employee.id) ?? null,
  } satisfies Insertable<Schema['employee']>;
}

export function accountRow(account: DemoAccount, employees: readonly DemoEmployee[], passwordHash: string) {
  const employee = employees.find(({ id }) => id === account.employeeId);
  const email = employee ? emailOf(employee) : `${account.username}@sereno.example`;
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
    email,
    email_key: email.toLowerCase(),
  } satisfies Insertable<Schema['account']>;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function activityRow(
  activity: DemoActivity,
  accountOf: (employee: { id: number; companyId: number }) => number,
  timeZone: string,
) {
  const { date, begunAfter, endedAfter, tracingId } = activity;
  const at = (minutes: number | null) =>
    minutes === null ? null : momentAt(date, minutesOf(activity.start) + minutes, timeZone);
  return {
    company_id: activity.companyId,
    employee_id: activity.employeeId,
    activity_type_id: activity.typeId,
    activity_date: date,
    start_time: activity.start,
    end_time: activity.end,
    started_at: at(begunAfter),
    ended_at: at(endedAfter),
    created_by: accountOf({ id: activity.employeeId, companyId: activity.companyId }),
    prospect_id: activity.prospectId,
    subject_id: activity.subjectId,
    tracing_type_id: tracingId,
    comments: activity.comments,
    observations: tracingId === null ? null : activity.comments && `Se atendió: ${activity.comments.toLowerCase()}`,
    temperature: activity.temperature,
    quotation_launch: activity.asksForQuotation,
    on_time: begunAfter === null ? null : begunAfter <= ON_TIME_MINUTES,
  } satisfies Insertable<Schema['activity']>;
}

/** The database counts the net amount itself, and the items are rows of their own. */
export function contractRow(contract: DemoContract) {
  const { net: _, items: __, ...row } = contract;
  return row;
}
