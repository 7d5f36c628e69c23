import type { components } from '@sereno/api/types';
import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { addQuotations } from '../../testing/manyQuotations.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import type { Mail } from '../../mail/outbox.ts';
import { type MailContext, sendMondayMails } from './mondayMails.ts';

type Subscription = components['schemas']['ReportSubscription'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('report_subscription').execute();
});

const words = [
  { Key: 'report.quotations', Text: 'Cotizaciones' },
  { Key: 'report.adviser', Text: 'Asesor' },
  { Key: 'report.nothing', Text: 'De otro reporte' },
];
const asked = { Report: 'quotations', Title: 'Cotizaciones', GroupBy: 'adviser', Words: words };
const subscribe = (username: string, change: Readonly<Record<string, unknown>> = {}) =>
  desk.post(username, '/report-subscription', { ...asked, ...change });
const listOf = async (username: string) =>
  (await desk.get(username, '/report-subscription')).json<{ body: Subscription[] }>().body;

async function emailOf(username: string): Promise<string | null> {
  const { db } = server.database;
  const account = db.selectFrom('account').where('username', '=', username).select('email');
  return (await account.executeTakeFirstOrThrow()).email;
}

/** The sum of a mail. */
const countIn = (text: string) => Number(/^Cotizaciones: (?<count>\d+)$/mu.exec(text)?.groups?.['count']);

/** Ten past seven on the Monday after the day of the tests, in the business zone. */
const MONDAY = new Date('2026-11-23T13:10:00Z');

function context(mails: Mail[], now = MONDAY): MailContext {
  return {
    database: server.database,
    clock: () => now,
    timeZone: DEFAULT_TIME_ZONE,
    access: DEFAULT_ACCESS_CONFIG,
    outbox: { send: async (mail) => void mails.push(mail) },
    publicUrl: () => 'https://sereno.example',
  };
}

describe('a report by mail', () => {
  it('UND-24 is sent once on Monday morning, with what the person may see of the seven days before', async () => {
    expect((await subscribe('rol1')).statusCode).toBe(200);
    expect((await subscribe('rol7')).statusCode).toBe(200);
    const mails: Mail[] = [];
    expect(await sendMondayMails(context(mails, new Date('2026-11-23T12:50:00Z')))).toBe(0);
    await Promise.all([sendMondayMails(context(mails)), sendMondayMails(context(mails))]);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Cotizaciones, 16/11/2026 – 22/11/2026'),
    );
    expect(await sendMondayMails(context(mails, new Date('2026-11-25T12:00:00Z')))).toBe(0);
    const figures = await desk.get('rol1', '/report/quotations?StartDate=2026/11/16&EndDate=2026/11/22');
    const total = figures.json<{ body: { Total: { quotations: number } } }>().body.Total.quotations;
    // Either run may take either subscription, so the mails come in any order.
    const textFor = async (username: string): Promise<string> => {
      const address = await emailOf(username);
      return mails.find(({ to }) => to === address)?.text ?? '';
    };
    expect(countIn(await textFor('rol1'))).toBe(total);
    expect(countIn(await textFor('rol7'))).toBeLessThan(total);
    expect(await textFor('rol1')).toContain(
      'https://sereno.example/report/quotations?desde=2026-11-16&hasta=2026-11-22&agrupar=adviser',
    );
    expect(await listOf('rol1')).toMatchObject([{ State: 'sent', SentFor: '2026/11/23' }]);
    expect(await sendMondayMails(context(mails, new Date('2026-11-30T14:00:00Z')))).toBe(2);
  });

  it('that began on a Monday waits for the next one', async () => {
    server.now = new Date('2026-11-23T12:00:00Z');
    desk = createDesk(server);
    await subscribe('rol1');
    expect(await sendMondayMails(context([]))).toBe(0);
    expect(await sendMondayMails(context([], new Date('2026-11-30T14:00:00Z')))).toBe(1);
  });

  it('is not sent to a person who lost the right, and the subscription says so', async () => {
    await subscribe('rol2');
    const { db } = server.database;
    const role = (role_id: number) =>
      db.updateTable('account').set({ role_id }).where('username', '=', 'rol2').execute();
    await role(8);
    const mails: Mail[] = [];
    await sendMondayMails(context(mails, new Date('2026-12-07T14:00:00Z')));
    await role(2);
    expect(mails).toEqual([]);
    expect(await listOf('rol2')).toMatchObject([{ State: 'noRight' }]);
  });

  it('that is grouped by what is gone says so, and one whose mail fails does not hold up the others', async () => {
    await subscribe('rol1');
    await subscribe('rol2');
    await server.database.db
      .updateTable('report_subscription')
      .set({ grouped_by: 'colour' })
      .where('account_id', '=', (query) => query.selectFrom('account').where('username', '=', 'rol1').select('id'))
      .execute();
    const mails: Mail[] = [];
    const later = context(mails, new Date('2026-12-07T14:00:00Z'));
    const email = await emailOf('rol2');
    const broken: MailContext = {
      ...later,
      outbox: {
        send: async (mail) => (mail.to === email ? Promise.reject(new Error('full')) : later.outbox.send(mail)),
      },
    };
    await sendMondayMails(broken);
    expect(mails.map(({ text }) => text.includes('ya no existe o no se agrupa así'))).toEqual([true]);
    expect(await listOf('rol1')).toMatchObject([{ State: 'gone' }]);
    expect(await listOf('rol2')).toMatchObject([{ State: 'failed' }]);
  });

  it('says of too many groups that they are, rather than add up some of them', async () => {
    await subscribe('rol1', { GroupBy: 'product' });
    await addQuotations(server, 10_001, '2027-01-05');
    const mails: Mail[] = [];
    await sendMondayMails(context(mails, new Date('2027-01-11T14:00:00Z')));
    expect(mails.map(({ text }) => text.includes('Son demasiados grupos para un correo.'))).toEqual([true]);
    expect(mails[0]?.text).not.toContain('Cotizaciones: ');
  });

  it.each([
    [{ Report: 'insurance' }, 404],
    [{ Report: 'nothing' }, 404],
    [{ GroupBy: 'colour' }, 422],
    [{ GroupBy: 'adviser,adviser' }, 422],
    [{ Title: '' }, 400],
    [{ Words: 'x' }, 400],
  ])('is refused for what cannot be sent: %j', async (change, status) => {
    expect((await subscribe('rol1', change)).statusCode).toBe(status);
    expect(await listOf('rol1')).toEqual([]);
  });

  it('is one, however often it is asked for, and ended by its person alone', async () => {
    await subscribe('rol1', { Advisors: [1108, 1107] });
    await subscribe('rol1', { Advisors: [1107, 1108] });
    const [one, ...others] = await listOf('rol1');
    expect(others).toEqual([]);
    expect((await desk.post('rol2', `/report-subscription/${one?.Id}/end`, {})).statusCode).toBe(404);
    const left = await desk.post('rol1', `/report-subscription/${one?.Id}/end`, {});
    expect(left.json<{ body: Subscription[] }>().body).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    for (let adviser = 1; adviser <= 20; adviser += 1) await subscribe('rol1', { Advisors: [adviser] });
    expect((await subscribe('rol1', { Advisors: [21] })).statusCode).toBe(422);
  });
});
