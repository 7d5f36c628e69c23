import { addDays, type CalendarDate, dayOfWeek } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDemoDatabase, openTestDatabase } from '../testing/database.ts';
import { TIME_ZONE, TODAY } from '../testing/start.ts';
import { demoAccounts, demoEmployees } from './people.ts';
import { planProspecting } from './plan.ts';
import { beginningOf, seedDemo } from './seed.ts';

const employees = demoEmployees();
const accounts = demoAccounts(employees);

const rolesWith = (flag: 'carouselOn' | 'teamCarousel') =>
  accounts.filter((account) => account[flag]).map(({ roleId }) => roleId);

describe('the demo accounts', () => {
  it('are rol1 … rol15, one of each other company, a disabled one and who leads company 3', () => {
    const names = Array.from({ length: 15 }, (_, index) => `rol${index + 1}`);
    expect(accounts.map(({ username }) => username)).toEqual([
      ...names,
      'empresa2',
      'funeral',
      'deshabilitado',
      'funeral4',
    ]);
    for (const account of accounts.slice(0, 15)) {
      expect(account).toMatchObject({ username: `rol${account.roleId}`, companyId: 1, disabled: false });
    }
    const others = accounts.slice(15).map(({ roleId, companyId, disabled }) => ({ roleId, companyId, disabled }));
    expect(others).toEqual([
      { roleId: 8, companyId: 2, disabled: false },
      { roleId: 8, companyId: 3, disabled: false },
      { roleId: 8, companyId: 1, disabled: true },
      { roleId: 4, companyId: 3, disabled: false },
    ]);
  });

  it('CAR-18 have the carousel switches of their roles', () => {
    expect(rolesWith('teamCarousel')).toEqual([4, 5, 7]);
    expect(rolesWith('carouselOn')).toEqual([1, 2, 3, 4, 5, 7, 12, 13, 14]);
  });

  it('form one chain of command, and rol11 is no employee', () => {
    const managerOf = new Map(employees.map(({ id, managerId }) => [id, managerId]));
    expect([109, 108, 107, 106, 105].map((id) => managerOf.get(id))).toEqual([107, 107, 106, 105, 104]);
    expect(accounts.filter(({ employeeId }) => employeeId === null).map(({ username }) => username)).toEqual(['rol11']);
    expect(employees.filter(({ id, companyId }) => id >= 120 && companyId === 1).length).toBeGreaterThan(30);
  });
});

describe.each<CalendarDate>([
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2027-01-01',
  '2027-01-31',
  '2027-02-28',
  '2027-03-01',
  '2027-12-31',
  '2028-02-29',
  '2028-08-31',
])('the demo activities that begin on %s', (today) => {
  const plan = () => planProspecting(employees, accounts, { today, minute: 12 * 60, timeZone: TIME_ZONE });
  const { activities } = plan();

  it('reach four months back and two ahead', () => {
    const dates = activities.map(({ date }) => date);
    // 31 + 31 + 30 + 31 days, less a week-end; 31 + 31 days, less a week-end.
    expect(dates.some((date) => date <= addDays(today, -121))).toBe(true);
    expect(dates.some((date) => date >= addDays(today, 59))).toBe(true);
  });

  it.each([108, 109, 202, 302])('give employee %i overdue, current and coming ones', (employee) => {
    const own = activities.filter(({ employeeId }) => employeeId === employee);
    expect(own.filter(({ date, endedAfter }) => date < today && endedAfter === null).length).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ date }) => date === today).length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ date }) => date > today && date <= addDays(today, 7)).length).toBeGreaterThanOrEqual(1);
    expect(own.filter(({ date }) => date > addDays(today, 7)).length).toBeGreaterThanOrEqual(1);
  });

  it('ACD-05 fall on working days, with every type and now and then one that is not known', () => {
    const onDay = (day: number) => activities.filter(({ date }) => dayOfWeek(date) === day).length;
    expect(onDay(6)).toBeLessThan(onDay(3) / 2);
    expect(onDay(0)).toBeLessThan(onDay(6) / 3);
    expect(new Set(activities.map(({ typeId }) => typeId))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('are the same every time, none ended in the future, each ending after it starts', () => {
    expect(plan().activities).toEqual(activities);
    expect(
      activities.every(({ date, begunAfter, endedAfter }) => date < today || (begunAfter ?? endedAfter) === null),
    ).toBe(true);
    expect(activities.every(({ start, end }) => start < end && end <= '20:00')).toBe(true);
  });
});

async function rows({ db }: Database, table: 'account' | 'activity' | 'marker' | 'company'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

describe('filling the database', () => {
  // Evening in Mexico City, already the next day in UTC and in the zone of these tests.
  const when = { clock: () => new Date('2026-11-21T03:00:00Z'), timeZone: TIME_ZONE };
  // The demo that every test of the server begins with: filling another one would take as long as fifty of them.
  let demo: Database;
  beforeAll(async () => {
    demo = await openDemoDatabase();
  });
  afterAll(() => demo.close());

  it('leaves nothing behind when it is cut short', async () => {
    const database = await openTestDatabase();
    await database.engine.exec('alter table activity rename column created_by to made_by');
    await expect(seedDemo(database, when)).rejects.toThrow('created_by');
    for (const table of ['company', 'account', 'marker'] as const) expect(await rows(database, table)).toBe(0);
    await database.close();
  });

  it('begins on the business day of the start', () => {
    expect(beginningOf(when)).toEqual({ today: '2026-11-20', minute: 21 * 60, timeZone: TIME_ZONE });
  });

  it('happens once', async () => {
    const { value } = await demo.db.selectFrom('marker').select('value').executeTakeFirstOrThrow();
    expect(value).toBe(TODAY);
    const before = await rows(demo, 'activity');
    expect(await seedDemo(demo, when)).toBe(false);
    expect(await rows(demo, 'activity')).toBe(before);
  });

  it('writes times of the business zone, and lets the next rows follow', async () => {
    const { db } = demo;
    const ended = await db
      .selectFrom('activity')
      .where('ended_at', 'is not', null)
      .select(['activity_date', 'start_time', 'started_at'])
      .executeTakeFirstOrThrow();
    const start = new Date(`${ended.activity_date}T${ended.start_time}-06:00`);
    const late = (ended.started_at?.getTime() ?? 0) - start.getTime();
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(90 * 60_000);
    const company = await db.insertInto('company').values({ name: 'Otra' }).returning('id').executeTakeFirstOrThrow();
    expect(company.id).toBe(4);
  });
});
