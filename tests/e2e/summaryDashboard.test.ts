import path from 'node:path';
import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFilter, comparison, figuresAreIn, filterBar, offered, setPeriod } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectAccessible, expectShort, untilIdle } from '../page.ts';
import { dateIn } from '../../packages/domain/src/calendar/index.ts';
import { daysBefore, today, ZONE } from '../clock.ts';

const app = application();

const onScreen = (date: string) => date.split('-').toReversed().join('/');

/** Up to yesterday, so that nothing becomes overdue during the tests. */
const [START, END] = [daysBefore(29), daysBefore(1)];
const DAYS = Array.from({ length: 29 }, (_, offset) => daysBefore(29 - offset));
const ADDRESS = `/dashboard?desde=${START}&hasta=${END}`;

/** The calls of the dashboard, by the end of their address. */
const CALLS = [
  'activities-count',
  'sales-amount',
  'tipify-tracings-count',
  'prospection-means-count',
  'get-activities',
  'created-prospects-per-date',
] as const;
const callOf = (url: string) => CALLS.find((call) => new URL(url).pathname.endsWith(`/${call}`));
const anyCall = (url: URL) => callOf(url.href) !== undefined;

const FIGURES = ['Prospectos sin atender', 'Importe vendido', 'Actividades', 'Prospectos registrados'] as const;
type Label = (typeof FIGURES)[number];

/** '$1,234.50' in cents, '186' times 100: shown values are compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

const group = (page: Page) => page.getByRole('group', { name: 'Resumen del periodo' });
const figure = (page: Page, label: Label) => group(page).getByRole('button', { name: new RegExp(`^${label}: .+`) });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const plot = (page: Page, title: string) => page.getByRole('application', { name: title });
const drawer = (page: Page) => page.getByRole('dialog');
const overdue = (page: Page) => part(page, 'Actividades vencidas');

async function valueOf(page: Page, label: Label): Promise<number> {
  const name = (await figure(page, label).getAttribute('aria-label')) ?? '';
  // A figure of 0 has no link, and does not mention rows.
  return cents(name.slice(label.length + 2).replace(/\. Ver las filas$/u, ''));
}

/** What a chart shows, as the lines of its table without their titles. */
async function tableOf(page: Page, title: string): Promise<readonly (readonly string[])[]> {
  await part(page, title).getByRole('button', { name: 'Ver como tabla' }).click();
  const lines = part(page, title).locator('tbody tr');
  await lines.first().waitFor();
  return lines.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await figure(page, 'Actividades').waitFor();
  await figuresAreIn(page);
  return page;
}

/** How often each call was sent since. */
function counted(page: Page): () => Record<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const call = callOf(request.url());
    if (call !== undefined) counts.set(call, (counts.get(call) ?? 0) + 1);
  });
  return () => Object.fromEntries(counts);
}
/** Asks for all figures again and waits until every call has ended, however it ends. */
async function refresh(page: Page): Promise<void> {
  const ended = CALLS.map((call) => {
    const isOf = (request: Request): boolean => callOf(request.url()) === call;
    return Promise.race([page.waitForEvent('requestfinished', isOf), page.waitForEvent('requestfailed', isOf)]);
  });
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  await Promise.all(ended);
  // The button is busy from the next rendering on: before it, it looks as if the answers were shown already.
  await untilIdle(page);
  await filterBar(page).locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
}
const once = Object.fromEntries(CALLS.map((call) => [call, 1]));

/** Closes the rows by the keyboard. */
async function closeRows(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
}

describe('the period', () => {
  it('FLT-11 DSH-04 is compared with the days before it, keeps its figures until new ones arrive, and may be a year', async () => {
    const page = await opened('rol4');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    const now = await valueOf(page, 'Importe vendido');
    const counts = counted(page);
    await comparison(page).click();
    const delta = group(page)
      .locator('[data-tone]')
      .filter({ hasText: 'Importe vendido' })
      .getByText(/^(Sube|Baja|Igual)/);
    await delta.waitFor({ state: 'attached' });
    const text = (await delta.textContent()) ?? '';
    await figuresAreIn(page);
    // Tracing types and means are shares of a whole, and are not laid over each other.
    const { 'tipify-tracings-count': _tracings, 'prospection-means-count': _means, ...compared } = once;
    expect(counts()).toEqual(compared);

    const values = () => Promise.all(FIGURES.map((label) => valueOf(page, label)));
    const shown = await values();
    const changes = group(page).getByText(/^(Sube|Baja) .+ contra el periodo anterior/);
    await changes.first().waitFor();
    const [start, end] = [daysBefore(60), daysBefore(55)];
    const first = start.replaceAll('-', '/');
    const isAboutNew = (url: URL) => anyCall(url) && [...url.searchParams.values()].includes(first);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(isAboutNew, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest((request) => isAboutNew(new URL(request.url())));
    await setPeriod(page, start, end);
    await requested;
    await figure(page, 'Importe vendido').and(page.locator('[aria-disabled="true"]')).waitFor();
    expect(await values()).toEqual(shown);
    expect(await changes.count()).toBe(0);
    release(undefined);
    await figure(page, 'Importe vendido').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await figuresAreIn(page);
    expect(await values()).not.toEqual(shown);
    await figure(page, 'Importe vendido').click();
    await drawer(page)
      .getByText(`Del ${onScreen(start)} al ${onScreen(end)}`)
      .waitFor();
    await closeRows(page);

    await comparison(page).click();
    const before = [daysBefore(29, START), daysBefore(1, START)] as const;
    await setPeriod(page, ...before);
    await page.waitForURL(`**/dashboard?desde=${before[0]}&hasta=${before[1]}`);
    await figuresAreIn(page);
    const previous = await valueOf(page, 'Importe vendido');
    expect(text.startsWith(now > previous ? 'Sube' : 'Baja')).toBe(true);
    expect(Math.abs(cents(text) / 100 - Math.abs(((now - previous) / previous) * 100))).toBeLessThan(0.51);

    await setPeriod(page, daysBefore(364), END);
    await page.waitForURL(`**/dashboard?desde=${daysBefore(364)}&hasta=${END}`);
    await part(page, 'Importe vendido por semana').waitFor();
    await figuresAreIn(page);
    const lines = await tableOf(page, 'Importe vendido por semana');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThan(56);
    const sum = lines.reduce((total, [, amount = '']) => total + cents(amount), 0);
    expect(sum).toBe(await valueOf(page, 'Importe vendido'));
    const [name = '', amount = ''] = lines.at(-2) ?? [];
    await part(page, 'Importe vendido por semana').locator('tbody tr').nth(-2).getByRole('button').click();
    const rows = page.getByRole('dialog', { name: `Contratos vendidos ${name.replace('Del', 'del')}` });
    await rows
      .getByRole('row', { name: /^Totales/ })
      .getByText(amount, { exact: true })
      .waitFor();
  });
});

describe('the rows behind a figure', () => {
  it('DSH-01 DSH-02 DSH-03 FLT-04 TBL-13 TBL-14 open by address or press, can be downloaded, close with Back, and match its count', async () => {
    const page = await app.at(`${ADDRESS}&detalle=contratos`, 'rol4');
    await drawer(page).getByRole('link').first().waitFor();
    await drawer(page).getByRole('button', { name: /CSV/ }).waitFor();
    await drawer(page)
      .getByRole('button', { name: /Imprimir/ })
      .waitFor();
    await expectAccessible(page);
    await closeRows(page);
    await figuresAreIn(page);

    await figure(page, 'Prospectos sin atender').click();
    await page.getByRole('dialog', { name: 'Actividades sin atender' }).waitFor();
    expect(new URL(page.url()).searchParams.get('detalle')).toBe('actividades:estado=sin-atender');
    expect(new URL(page.url()).searchParams.get('desde')).toBe(START);
    await drawer(page)
      .getByText(`Del ${onScreen(START)} al ${onScreen(END)}`)
      .waitFor();
    await page.goBack();
    await drawer(page).waitFor({ state: 'hidden' });
    await page.waitForURL((url) => !url.searchParams.has('detalle'));

    for (const [name, title] of [
      ['A tiempo', 'Actividades a tiempo'],
      ['Sin atender', 'Actividades sin atender'],
    ] as const) {
      const row = part(page, 'Estado de las actividades').getByRole('button', { name: new RegExp(`^${name}`) });
      const [, count = ''] = /(\d[\d,]*)/.exec((await row.textContent()) ?? '') ?? [];
      await row.click();
      await page.getByRole('dialog', { name: title }).getByText(`${count} filas`, { exact: true }).waitFor();
      await closeRows(page);
    }

    const registered = (await valueOf(page, 'Prospectos registrados')) / 100;
    await page.route('**/bi/detail/**', (route) => route.abort());
    await figure(page, 'Prospectos registrados').click();
    await drawer(page).getByText('No se pudo cargar').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/bi/detail/**');
    await drawer(page).getByRole('button', { name: 'Reintentar' }).click();
    await drawer(page).getByText(`${registered} filas`, { exact: true }).waitFor();
  });

  it('DSH-04 to DSH-08 match the count of each point, by keyboard too, and link to the prospect and back', async () => {
    const page = await opened('rol4');
    const amounts = 'Importe vendido por día';
    const lines = await tableOf(page, amounts);
    const best = lines.reduce(
      (most, line, at) => (cents(line[1] ?? '') > cents(lines[most]?.[1] ?? '') ? at : most),
      0,
    );
    await part(page, amounts).getByRole('button', { name: 'Ver como gráfica' }).click();
    await plot(page, amounts).focus();
    await page.keyboard.press('Home');
    for (let day = 0; day < best; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('dialog', { name: `Contratos vendidos el ${onScreen(DAYS[best] ?? '')}` });
    await rows
      .getByRole('row', { name: /^Totales/ })
      .getByText(lines[best]?.[1] ?? '', { exact: true })
      .waitFor();
    await closeRows(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(amounts);

    for (const [chart, title] of [
      ['Actividades por día y tipo', /^Actividades el \d\d\/\d\d\/\d{4}: Citas$/],
      ['Tipificaciones', /^Actividades terminadas: /],
      ['Medios de prospección', /^Prospectos registrados: /],
      ['Prospectos registrados por día', /^Prospectos registrados el \d\d\/\d\d\/\d{4}$/],
    ] as const) {
      const counts = await tableOf(page, chart);
      const place = counts.findIndex(([, count = '']) => cents(count) > 100);
      const [, count = ''] = counts[place] ?? [];
      await part(page, chart).locator('tbody tr').nth(place).getByRole('button').first().click();
      await page.getByRole('dialog', { name: title }).getByText(`${count} filas`, { exact: true }).waitFor();
      await closeRows(page);
    }

    const [management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await figuresAreIn(page);
    await figure(page, 'Importe vendido').click();
    await drawer(page)
      .getByText(`Gerencia: ${management.replace(/^Gerencia /, '')}`)
      .waitFor();
    await drawer(page).locator('a[href^="/prospect/"]').first().click();
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    await page.goBack();
    await page.getByRole('dialog', { name: 'Contratos vendidos' }).waitFor();
  });
});

/** The overdue activities are at most 500 px high, and scroll inside. */
async function expectScrolling(page: Page): Promise<void> {
  await overdue(page).getByRole('grid').getByRole('row').nth(1).waitFor();
  await overdue(page).scrollIntoViewIfNeeded();
  expect((await overdue(page).boundingBox())?.height).toBeLessThanOrEqual(500);
  const scrolls = await overdue(page).evaluate((table) =>
    [...table.querySelectorAll('*')].some(
      (inside) => inside.scrollHeight > inside.clientHeight + 1 && getComputedStyle(inside).overflowY === 'auto',
    ),
  );
  expect(scrolls).toBe(true);
}

describe('the overdue activities', () => {
  it('DSH-09 DSH-10 DSH-12 CST-24 have the specified columns, count whole days, and link to where they are attended', async () => {
    const page = await opened('rol4');
    await expectScrolling(page);
    const grid = overdue(page).getByRole('grid');
    const titles = await grid.getByRole('columnheader').allTextContents();
    expect(titles.map((title) => title.trim())).toEqual([
      'Prospecto',
      'Asunto',
      'Fecha en que debió iniciar la actividad',
      'Asesor',
      'Días sin atención',
    ]);
    const first = grid.getByRole('row').nth(1);
    await first.getByRole('gridcell').last().waitFor();
    const cells = (await first.locator('[role=gridcell], [role=rowheader]').allTextContents()).map((text) =>
      text.trim(),
    );
    const date = cells.find((text) => /^\d\d\/\d\d\/\d{4}$/.test(text)) ?? '';
    const waited = (Date.parse(today) - Date.parse(date.split('/').toReversed().join('-'))) / 86_400_000;
    expect(Number(cells.at(-1))).toBe(waited);
    await overdue(page).getByRole('link').first().click();
    await page.waitForURL('**/activity?tab=sin-realizar');
  });

  it('DSH-04 DSH-10 CST-24 TBL-13 TBL-14 scroll on an adviser’s phone, without layout shift or download', async () => {
    const page = await opened('rol8', ADDRESS, { ...phone, colorScheme: 'dark' });
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await expectShort(page);
    await expectScrolling(page);
    await figure(page, 'Actividades').tap();
    await drawer(page).getByRole('grid').waitFor();
    await drawer(page).getByRole('link').first().waitFor();
    expect(
      await drawer(page)
        .getByRole('button', { name: /CSV|Imprimir/ })
        .count(),
    ).toBe(0);
    await expectAccessible(page);
  });
});

it('FLT-04 FLT-05 DSH-04 DSH-05 a failing server leaves no data and no error text, or the old data, and the page recovers', async () => {
  const page = await opened('rol4');
  const [sold, activities] = [await valueOf(page, 'Importe vendido'), await valueOf(page, 'Actividades')];

  // Another status leaves the figures as they were.
  await page.route(anyCall, (route) => route.fulfill({ json: { status: 500, body: null } }));
  await refresh(page);
  expect(await valueOf(page, 'Importe vendido')).toBe(sold);
  await plot(page, 'Importe vendido por día').waitFor();
  await page.unroute(anyCall);

  // One call that fails leaves the others.
  await page.route('**/bi/sales-amount*', (route) => route.abort());
  await refresh(page);
  await part(page, 'Importe vendido por día').getByText('No se pudo cargar').waitFor();
  expect(await valueOf(page, 'Actividades')).toBe(activities);
  await plot(page, 'Tipificaciones').waitFor();
  await page.unroute('**/bi/sales-amount*');

  await page.route(anyCall, (route) => route.abort());
  await refresh(page);
  for (const label of FIGURES)
    await group(page)
      .getByText(`${label}: sin datos`)
      .or(group(page).getByLabel(`${label}: sin datos`))
      .waitFor({ state: 'attached' });
  for (const chart of [
    'Importe vendido por día',
    'Tipificaciones',
    'Medios de prospección',
    'Estado de las actividades',
  ])
    await part(page, chart).getByText('No se pudo cargar').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute(anyCall);
  await refresh(page);
  expect(await valueOf(page, 'Importe vendido')).toBe(sold);

  // What can be read of broken rows is shown.
  const day = END.replaceAll('-', '/');
  const bodies: Record<string, unknown> = {
    'sales-amount': [
      { Date: day, Sales: 2, Amount: 10.1 },
      { Date: day, Sales: 1, Amount: '20.2' },
      { Date: 'ayer', Sales: 1, Amount: 5 },
      { Date: day, Sales: 1, Amount: '1e400' },
      { Date: '1900/01/01', Sales: 1, Amount: 7 },
      null,
    ],
    'tipify-tracings-count': [{ Id: 1, Name: 'Uno', Count: 2 }, { Id: 1, Name: 'Uno', Count: 3 }, { Count: 9 }, 'x'],
    'prospection-means-count': [],
    'get-activities': { OnTime: 'x', UnattendedDetail: [{ ActivityDate: day }, { ProspectName: 'Nadie' }, null] },
  };
  await page.route(anyCall, (route) => {
    const body = bodies[callOf(route.request().url()) ?? ''] ?? [];
    return route.fulfill({ json: { status: 201, body } });
  });
  await refresh(page);
  expect(await valueOf(page, 'Importe vendido')).toBe(3030);
  expect(await valueOf(page, 'Prospectos sin atender')).toBe(0);
  expect(await tableOf(page, 'Tipificaciones')).toEqual([
    ['Uno', '3'],
    ['Uno', '2'],
  ]);
  await part(page, 'Medios de prospección').getByText('Sin datos').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

type Read = {
  readonly username: string;
  readonly values: readonly number[];
  readonly amounts: readonly number[];
  readonly activities: readonly (readonly number[])[];
  readonly tracings: Readonly<Record<string, number>>;
  readonly created: readonly number[];
  readonly means: Readonly<Record<string, number>>;
  readonly status: readonly number[];
};

async function readAs(username: string): Promise<Read> {
  const page = await opened(username);
  const numbers = async (title: string) => (await tableOf(page, title)).map((line) => line.slice(1).map(cents));
  const named = async (title: string) =>
    Object.fromEntries((await tableOf(page, title)).map(([name = '', count = '']) => [name, cents(count)]));
  const values: number[] = [];
  for (const label of FIGURES) values.push(await valueOf(page, label));
  const rows = await part(page, 'Estado de las actividades').getByRole('listitem').allTextContents();
  return {
    username,
    values,
    amounts: (await numbers('Importe vendido por día')).map(([amount = 0]) => amount),
    activities: await numbers('Actividades por día y tipo'),
    tracings: await named('Tipificaciones'),
    created: (await numbers('Prospectos registrados por día')).map(([count = 0]) => count),
    means: await named('Medios de prospección'),
    status: rows.map((row) => cents(/\d[\d,]*/.exec(row)?.[0] ?? '')),
  };
}

const within = (date: string) => START <= date && date <= END;
const isType = (type: number, id: number) => (type === 5 ? id >= 5 : id === type);
const tally = (names: readonly (string | undefined)[]) => {
  const counts: Record<string, number> = {};
  for (const name of names) if (name !== undefined) counts[name] = (counts[name] ?? 0) + 100;
  return counts;
};

it('DSH-02 to DSH-08 figures match the database, to the cent and the day, for each role', async () => {
  const shown = [await readAs('rol1'), await readAs('rol6')];
  await app.stopServer();

  const database = await connect({ folder: path.join(app.data(), 'database') });
  const { db } = database;
  const accounts = await db.selectFrom('account').select(['username', 'employee_id', 'company_id']).execute();
  const employees = await db.selectFrom('employee').select(['id', 'manager_id']).execute();
  const activities = (await db.selectFrom('activity').selectAll().execute()).filter((row) => within(row.activity_date));
  const contracts = (await db.selectFrom('contract').selectAll().execute()).filter((row) => within(row.sold_on));
  const prospects = await db.selectFrom('prospect').selectAll().execute();
  const tracingTypes = await db.selectFrom('tracing_type').selectAll().execute();
  const means = await db.selectFrom('prospection_means').selectAll().execute();
  await database.close();

  const below = (id: number): number[] => [
    id,
    ...employees.filter(({ manager_id }) => manager_id === id).flatMap((employee) => below(employee.id)),
  ];

  for (const read of shown) {
    const account = accounts.find((one) => one.username === read.username);
    const people = new Set(below(account?.employee_id ?? 0));
    const isSeen = (row: { readonly company_id: number; readonly employee_id: number | null }) =>
      row.company_id === account?.company_id && (read.username === 'rol1' || people.has(row.employee_id ?? 0));
    const company = account?.company_id;
    const own = activities.filter(isSeen);
    const sold = contracts.filter(isSeen);
    const registered = prospects
      .filter(isSeen)
      .map((prospect) => ({ ...prospect, day: dateIn(ZONE, new Date(prospect.created_at)) }))
      .filter(({ day }) => within(day));
    const unattended = own.filter(({ started_at, ended_at }) => started_at === null && ended_at === null);
    const nameOf = (id: number | null) => prospects.find((prospect) => prospect.id === id);
    const waiting = new Set(
      unattended.flatMap(({ prospect_id, employee_id }) => {
        const prospect = nameOf(prospect_id);
        return prospect === undefined ? [] : `${prospect.first_name} ${prospect.last_name} ${employee_id}`;
      }),
    );
    const amounts = DAYS.map((day) =>
      sold.filter(({ sold_on }) => sold_on === day).reduce((sum, { net }) => sum + net, 0),
    );

    expect(read.amounts).toEqual(amounts);
    expect(read.activities).toEqual(
      DAYS.map((day) =>
        [1, 2, 3, 4, 5].map(
          (type) => own.filter((row) => row.activity_date === day && isType(type, row.activity_type_id)).length * 100,
        ),
      ),
    );
    expect(read.created).toEqual(DAYS.map((day) => registered.filter((row) => row.day === day).length * 100));
    expect(read.tracings).toEqual(
      tally(
        own
          .filter(({ ended_at }) => ended_at !== null)
          .map(({ tracing_type_id }) =>
            tracingTypes.find(({ company_id, id }) => company_id === company && id === tracing_type_id),
          )
          .map((type) => type?.name),
      ),
    );
    expect(read.means).toEqual(
      tally(
        registered.map(
          ({ means_id }) => means.find(({ company_id, id }) => company_id === company && id === means_id)?.name,
        ),
      ),
    );
    const onTime = own.filter(({ on_time }) => on_time === true).length;
    // Three parts make up all activities of the period.
    const others = own.length - onTime - unattended.length;
    expect(read.status).toEqual([onTime, unattended.length, others].map((count) => count * 100));
    expect(read.values).toEqual([
      waiting.size * 100,
      amounts.reduce((sum, amount) => sum + amount, 0),
      own.length * 100,
      registered.length * 100,
    ]);
  }
}, 120_000);
