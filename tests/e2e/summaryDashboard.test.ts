import { AxeBuilder } from '@axe-core/playwright';
import path from 'node:path';
import type { Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { chooseFilter, figuresAreIn, filterBar, filterPill, offered, setPeriod } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { dateIn } from '../../packages/domain/src/calendar/index.ts';
import { daysBefore, today, ZONE } from '../clock.ts';

const app = application();

const onScreen = (date: string) => date.split('-').toReversed().join('/');

/** Up to yesterday, so that nothing becomes overdue while the tests run. */
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

/** '$1,234.50' in cents, '186' as it is times 100: what is read off the page is compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

const group = (page: Page) => page.getByRole('group', { name: 'Resumen del periodo' });
const figure = (page: Page, label: Label) => group(page).getByRole('button', { name: new RegExp(`^${label}: .+`) });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const plot = (page: Page, title: string) => page.getByRole('application', { name: title });
const drawer = (page: Page) => page.getByRole('dialog');
const overdue = (page: Page) => part(page, 'Actividades vencidas');

async function valueOf(page: Page, label: Label): Promise<number> {
  const name = (await figure(page, label).getAttribute('aria-label')) ?? '';
  // A figure of zero leads to no rows, and says nothing of them.
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
  await filterBar(page).locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
}
const once = Object.fromEntries(CALLS.map((call) => [call, 1]));
const twice = Object.fromEntries(CALLS.map((call) => [call, 2]));

describe('the filters', () => {
  it('DSH-01 FLT-01 FLT-03 are the last seven days at first, and each change asks each call once', async () => {
    const page = await app.as('rol4');
    const counts = counted(page);
    await page.getByRole('link', { name: 'Tablero comercial' }).click();
    await figuresAreIn(page);
    expect(counts()).toEqual(once);
    expect(new URL(page.url()).search).toBe('');
    await setPeriod(page, START, END);
    await page.waitForURL(`**/dashboard?desde=${START}&hasta=${END}`);
    await figuresAreIn(page);
    expect(counts()).toEqual(twice);
  });

  it.each(['rol6', 'rol8'])('DSH-01 FLT-06 have no management and no adviser for %s', async (username) => {
    const page = await opened(username, `${ADDRESS}&gerencia=6&asesor=208`);
    expect(await filterPill(page, 'Gerencia').count()).toBe(0);
    expect(await filterPill(page, 'Asesor').count()).toBe(0);
    const asked = page.waitForRequest((request) => anyCall(new URL(request.url())));
    await page.reload();
    const names = [...new URL((await asked).url()).searchParams.keys()];
    expect(names.filter((name) => /Management|Advisors/.test(name))).toEqual([]);
  });

  it('DSH-01 FLT-02 FLT-09 forget the adviser when another management is chosen', async () => {
    const page = await opened('rol4');
    const company = await valueOf(page, 'Actividades');
    const [management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await page.waitForURL('**gerencia=**');
    const [adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await page.waitForURL('**asesor=**');
    await figuresAreIn(page);
    const own = await valueOf(page, 'Actividades');
    expect(own).toBeLessThan(company);
    await page.reload();
    await figuresAreIn(page);
    expect(await valueOf(page, 'Actividades')).toBe(own);
    await chooseFilter(page, 'Gerencia', management);
    await page.waitForURL((url) => !url.searchParams.has('gerencia'));
    expect(new URL(page.url()).searchParams.has('asesor')).toBe(false);
  });

  it('compare with as many days before by one more call each, only while that is asked for', async () => {
    const before = await opened('rol4', `/dashboard?desde=${daysBefore(29, START)}&hasta=${daysBefore(1, START)}`);
    const previous = await valueOf(before, 'Importe vendido');
    const page = await opened('rol4');
    const counts = counted(page);
    await filterBar(page).getByRole('switch').click();
    const now = await valueOf(page, 'Importe vendido');
    const delta = group(page)
      .locator('[data-tone]')
      .filter({ hasText: 'Importe vendido' })
      .getByText(/^(Sube|Baja|Igual)/);
    await delta.waitFor({ state: 'attached' });
    const text = (await delta.textContent()) ?? '';
    expect(text.startsWith(now > previous ? 'Sube' : 'Baja')).toBe(true);
    expect(Math.abs(cents(text) / 100 - Math.abs(((now - previous) / previous) * 100))).toBeLessThan(0.51);
    // Tracing types and means are shares of a whole, and are not laid over each other.
    const { 'tipify-tracings-count': _tracings, 'prospection-means-count': _means, ...compared } = once;
    expect(counts()).toEqual(compared);
  });

  it('FLT-11 a late answer to an older period never overwrites a newer one', async () => {
    const page = await opened('rol4');
    const shown = await valueOf(page, 'Importe vendido');
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/bi/sales-amount*', async (route) => {
      await released;
      const body = [{ Date: today.replaceAll('-', '/'), Sales: 999, Amount: 999_999 }];
      await route.fulfill({ json: { status: 201, body } }).catch(() => {});
    });
    const asked = page.waitForRequest('**/bi/sales-amount*');
    await setPeriod(page, daysBefore(2), today);
    await asked;
    await setPeriod(page, START, END);
    await page.waitForURL(`**/dashboard?desde=${START}&hasta=${END}`);
    release(undefined);
    await figuresAreIn(page);
    expect(await valueOf(page, 'Importe vendido')).toBe(shown);
  });

  it('FLT-11 the figures before stay as they were until the new ones are there, compared with nothing and leading nowhere', async () => {
    const page = await opened('rol4', `${ADDRESS}&comparar=1`);
    const values = () => Promise.all(FIGURES.map((label) => valueOf(page, label)));
    const shown = await values();
    const compared = group(page).getByText(/^(Sube|Baja) .+ contra el periodo anterior/);
    await compared.first().waitFor();
    const [start, end] = [daysBefore(60), daysBefore(55)];
    const first = start.replaceAll('-', '/');
    const isAboutNew = (url: URL) => anyCall(url) && [...url.searchParams.values()].includes(first);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(isAboutNew, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => isAboutNew(new URL(request.url())));
    await setPeriod(page, start, end);
    await asked;
    await figure(page, 'Importe vendido').and(page.locator('[aria-disabled="true"]')).waitFor();
    expect(await values()).toEqual(shown);
    expect(await compared.count()).toBe(0);
    release(undefined);
    await figure(page, 'Importe vendido').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await figuresAreIn(page);
    expect(await values()).not.toEqual(shown);
    await figure(page, 'Importe vendido').click();
    await drawer(page)
      .getByText(`Del ${onScreen(start)} al ${onScreen(end)}`)
      .waitFor();
  });
});

describe('the rows behind a figure', () => {
  it('DSH-02 are opened by it, kept in the address, and closed by Back', async () => {
    const page = await opened('rol4');
    await figure(page, 'Prospectos sin atender').click();
    await page.getByRole('dialog', { name: 'Actividades sin atender' }).waitFor();
    expect(new URL(page.url()).searchParams.get('detalle')).toBe('actividades:estado=sin-atender');
    expect(new URL(page.url()).searchParams.get('desde')).toBe(START);
    await drawer(page)
      .getByText(`Del ${onScreen(START)} al ${onScreen(END)}`)
      .waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Actividades sin atender' }).waitFor();
    await page.goBack();
    await drawer(page).waitFor({ state: 'hidden' });
    await page.waitForURL((url) => !url.searchParams.has('detalle'));
  });

  it('DSH-03 are as many as it says: on time, and unattended', async () => {
    const page = await opened('rol4');
    for (const [name, title] of [
      ['A tiempo', 'Actividades a tiempo'],
      ['Sin atender', 'Actividades sin atender'],
    ] as const) {
      const row = part(page, 'Estado de las actividades').getByRole('button', { name: new RegExp(`^${name}`) });
      const [, count = ''] = /(\d[\d,]*)/.exec((await row.textContent()) ?? '') ?? [];
      await row.click();
      await page.getByRole('dialog', { name: title }).getByText(`${count} filas`, { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'hidden' });
    }
  });

  it('DSH-04 add up to the mark of a day, by the keyboard alone, and the focus comes back', async () => {
    const page = await opened('rol4');
    const lines = await tableOf(page, 'Importe vendido por día');
    const best = lines.reduce(
      (most, line, at) => (cents(line[1] ?? '') > cents(lines[most]?.[1] ?? '') ? at : most),
      0,
    );
    await part(page, 'Importe vendido por día').getByRole('button', { name: 'Ver como gráfica' }).click();
    await plot(page, 'Importe vendido por día').focus();
    await page.keyboard.press('Home');
    for (let day = 0; day < best; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const day = onScreen(DAYS[best] ?? '');
    const rows = page.getByRole('dialog', { name: `Contratos vendidos el ${day}` });
    await rows.waitFor();
    await rows
      .getByRole('row', { name: /^Totales/ })
      .getByText(lines[best]?.[1] ?? '', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await rows.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Importe vendido por día');
  });

  it.each([
    ['DSH-05', 'Actividades por día y tipo', /^Actividades el \d\d\/\d\d\/\d{4}: Citas$/],
    ['DSH-06', 'Tipificaciones', /^Actividades terminadas: /],
    ['DSH-07', 'Medios de prospección', /^Prospectos registrados: /],
    ['DSH-08', 'Prospectos registrados por día', /^Prospectos registrados el \d\d\/\d\d\/\d{4}$/],
  ])('%s are as many as the mark of "%s" says', async (_, chart, title) => {
    const page = await opened('rol4');
    const lines = await tableOf(page, chart);
    const place = lines.findIndex(([, count = '']) => cents(count) > 100);
    const [, count = ''] = lines[place] ?? [];
    await part(page, chart).locator('tbody tr').nth(place).getByRole('button').first().click();
    await page.getByRole('dialog', { name: title }).getByText(`${count} filas`, { exact: true }).waitFor();
  });

  it('DSH-04 say who counts, lead to the prospect, and Back comes back to them', async () => {
    const page = await opened('rol4');
    const [management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await figuresAreIn(page);
    await figure(page, 'Importe vendido').click();
    await drawer(page).getByText(`Gerencia: ${management}`).waitFor();
    await drawer(page).getByRole('link').first().click();
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    await page.goBack();
    await page.getByRole('dialog', { name: 'Contratos vendidos' }).waitFor();
  });

  it('TBL-13 TBL-14 are taken along by whom the rights allow', async () => {
    const manager = await app.at(`${ADDRESS}&detalle=contratos`, 'rol4');
    await drawer(manager).getByRole('button', { name: /CSV/ }).waitFor();
    await drawer(manager)
      .getByRole('button', { name: /Imprimir/ })
      .waitFor();
    const adviser = await app.at(`${ADDRESS}&detalle=actividades`, 'rol8');
    await drawer(adviser).getByRole('grid').waitFor();
    expect(
      await drawer(adviser)
        .getByRole('button', { name: /CSV|Imprimir/ })
        .count(),
    ).toBe(0);
  });

  it.each(['contratos:base=otros', 'x', 'actividades:tipo=-1', 'prospectos:dias=2026-02-31', '%E0%A4%A', ''])(
    'DSH-01 are not there where the address is broken: %s',
    async (text) => {
      const page = await opened('rol8', `${ADDRESS}&detalle=${text}`);
      expect(await drawer(page).count()).toBe(0);
    },
  );

  it('FLT-04 are empty, and offered again, where they could not be fetched', async () => {
    const page = await opened('rol4');
    await page.route('**/bi/detail/**', (route) => route.abort());
    await figure(page, 'Importe vendido').click();
    await drawer(page).getByText('Sin datos').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/bi/detail/**');
    await drawer(page).getByRole('button', { name: 'Reintentar' }).click();
    await drawer(page)
      .getByRole('row', { name: /^Totales/ })
      .waitFor();
  });
});

describe('the overdue activities', () => {
  it.each([
    ['1440 px', 'rol4', wide],
    ['360 px', 'rol4', phone],
    ['360 px', 'rol8', phone],
  ])('DSH-09 DSH-10 DSH-12 CST-24 are at most 500 px high and scroll inside: %s, %s', async (_, username, options) => {
    const page = await opened(username, ADDRESS, options);
    const rows = overdue(page).getByRole('grid').getByRole('row');
    await rows.nth(1).waitFor();
    await overdue(page).scrollIntoViewIfNeeded();
    expect((await overdue(page).boundingBox())?.height).toBeLessThanOrEqual(500);
    const scrolls = await overdue(page).evaluate((table) =>
      [...table.querySelectorAll('*')].some(
        (inside) => inside.scrollHeight > inside.clientHeight + 1 && getComputedStyle(inside).overflowY === 'auto',
      ),
    );
    expect(scrolls).toBe(true);
  });

  it('DSH-09 DSH-12 have the columns of the specification, and count whole days', async () => {
    const page = await opened('rol4');
    const grid = overdue(page).getByRole('grid');
    await grid.scrollIntoViewIfNeeded();
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
  });

  it('DSH-09 lead to where they are attended', async () => {
    const page = await opened('rol4');
    await overdue(page).scrollIntoViewIfNeeded();
    await overdue(page).getByRole('link').first().click();
    await page.waitForURL('**/activity?tab=sin-realizar');
  });
});

describe('a server that fails', () => {
  it.each<[string, Parameters<Route['fulfill']>[0] | 'abort']>([
    ['is out of reach', 'abort'],
    ['answers a page', { contentType: 'text/html', body: '<html>' }],
    ['answers half an envelope', { contentType: 'application/json', body: '{"status":201,"body":[{"Da' }],
  ])('FLT-04 leaves no data and no error text when it %s, and they come back', async (_, answer) => {
    const page = await opened('rol4');
    const shown = await valueOf(page, 'Importe vendido');
    await page.route(anyCall, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await refresh(page);
    for (const label of FIGURES) {
      await group(page)
        .getByText(`${label}: sin datos`)
        .or(group(page).getByLabel(`${label}: sin datos`))
        .waitFor({
          state: 'attached',
        });
    }
    for (const chart of [
      'Importe vendido por día',
      'Tipificaciones',
      'Medios de prospección',
      'Estado de las actividades',
    ])
      await part(page, chart).getByText('Sin datos').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(anyCall);
    await refresh(page);
    expect(await valueOf(page, 'Importe vendido')).toBe(shown);
  });

  it('FLT-04 of one call leaves the others as they are', async () => {
    const page = await opened('rol4');
    const shown = await valueOf(page, 'Actividades');
    await page.route('**/bi/sales-amount*', (route) => route.abort());
    await refresh(page);
    await part(page, 'Importe vendido por día').getByText('Sin datos').waitFor();
    expect(await valueOf(page, 'Actividades')).toBe(shown);
    await plot(page, 'Tipificaciones').waitFor();
  });

  it('FLT-05 leaves them as they were when it answers another status', async () => {
    const page = await opened('rol4');
    const shown = await valueOf(page, 'Importe vendido');
    await page.route(anyCall, (route) => route.fulfill({ json: { status: 500, body: null } }));
    await refresh(page);
    expect(await valueOf(page, 'Importe vendido')).toBe(shown);
    await plot(page, 'Importe vendido por día').waitFor();
  });

  it('DSH-04 DSH-05 shows what can be read of rows that are broken', async () => {
    const page = await opened('rol4');
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
});

describe('how it looks', () => {
  it.each([
    ['1440 px', 'rol4', wide],
    ['360 px', 'rol8', phone],
    ['360 px, dark', 'rol8', { ...phone, colorScheme: 'dark' as const }],
    ['1440 px, dark', 'rol8', { ...wide, colorScheme: 'dark' as const }],
  ])('moves nothing when the figures come, and is no wider than the window: %s', async (_, username, options) => {
    const page = await app.at('/dashboard', username, options);
    await page.goto(app.url() + ADDRESS);
    await figuresAreIn(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  it.each([
    ['a phone, dark', { ...phone, colorScheme: 'dark' as const }],
    ['a wide window, light', wide],
  ])('DSH-04 has no accessibility violation with its rows open: %s', async (_, options) => {
    const page = await app.at(`${ADDRESS}&detalle=contratos`, 'rol4', options);
    await drawer(page).getByRole('link').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('DSH-04 shows a year by weeks, and the rows of a week', async () => {
    const page = await opened('rol1', `/dashboard?desde=${daysBefore(364)}&hasta=${END}`);
    const lines = await tableOf(page, 'Importe vendido por semana');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThan(56);
    const sum = lines.reduce((total, [, amount = '']) => total + cents(amount), 0);
    expect(sum).toBe(await valueOf(page, 'Importe vendido'));
    const [name = '', amount = ''] = lines.at(-2) ?? [];
    const cell = part(page, 'Importe vendido por semana').locator('tbody tr').nth(-2);
    await cell.getByRole('button').click();
    const rows = page.getByRole('dialog', { name: `Contratos vendidos ${name.replace('Del', 'del')}` });
    await rows
      .getByRole('row', { name: /^Totales/ })
      .getByText(amount, { exact: true })
      .waitFor();
  });
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

it('DSH-02 to DSH-08 are the database’s, to the cent and the day, for whoever looks', async () => {
  const shown = [await readAs('rol1'), await readAs('rol6'), await readAs('rol8')];
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
    expect(read.status).toEqual([own.filter(({ on_time }) => on_time === true).length * 100, unattended.length * 100]);
    expect(read.values).toEqual([
      waiting.size * 100,
      amounts.reduce((sum, amount) => sum + amount, 0),
      own.length * 100,
      registered.length * 100,
    ]);
  }
}, 120_000);
