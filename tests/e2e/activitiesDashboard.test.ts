import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone, signIn } from '../browser.ts';
import { layoutShift } from '../layoutShift.ts';
import { startServer } from '../server.ts';
import { today } from '../clock.ts';

const app = application();

type Row = { readonly ActivityTypeId: number; readonly NumActivities: number; readonly ActivityDate: string };
const thisMonth = today.slice(0, 7);
const [year = 0, month = 0] = thisMonth.split('-').map(Number);
const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
const day = (number: number) => `${thisMonth}-${String(number).padStart(2, '0')}`;
const wire = (date: string) => date.replaceAll('-', '/');
const counters = [
  ['Citas', (id: number) => id === 1],
  ['Llamada', (id: number) => id === 2],
  ['Correo', (id: number) => id === 3],
  ['Whatsapp', (id: number) => id === 4],
  ['SMS', (id: number) => ![1, 2, 3, 4].includes(id)],
] as const;

/** What the server itself answers about this month, asked past the application. */
async function rowsOf(username: string): Promise<Row[]> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password, Latitude: null, Longitude: null });
  const signedIn = await fetch(`${app.url()}/api/user/auth/signin`, { method: 'POST', headers, body });
  const { body: user }: { body: { accessToken: string } } = await signedIn.json();
  const query = new URLSearchParams({ InitialActivityDate: wire(day(1)), FinalActivityDate: wire(day(lastDay)) });
  const answer = await fetch(`${app.url()}/api/activity/activities-by-type?${query}`, {
    headers: { Authorization: `Bearer ${user.accessToken}` },
  });
  const { body: rows }: { body: Row[] } = await answer.json();
  return rows;
}

const totalOf = (rows: readonly Row[], isCounted: (id: number) => boolean) =>
  rows.filter((row) => isCounted(row.ActivityTypeId)).reduce((sum, row) => sum + row.NumActivities, 0);
const anyType = () => true;
const written = (number: number) => new Intl.NumberFormat('es-MX').format(number);

async function expectTotals(page: Page, group: RegExp, rows: readonly Row[]): Promise<void> {
  const counted = page.getByRole('group', { name: group });
  for (const [label, isCounted] of counters) {
    await counted
      .getByText(`${label}: ${written(totalOf(rows, isCounted))}`, { exact: true })
      .waitFor({ state: 'attached' });
  }
}

const countCalls = (page: Page) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/activities-by-type')) ranges.push([...url.searchParams.values()].join(' '));
  });
  return ranges;
};

const monthTotals = /^Totales de [a-z]+ de \d{4}$/;
const dayTotals = /^Totales del /;
const calendar = (page: Page) => page.getByRole('grid');
const dayButton = (page: Page, number: number) =>
  calendar(page).getByRole('button', { name: new RegExp(`\\D ${number} de `) });

describe('the figures', () => {
  it.each(['rol8', 'rol6', 'rol1', 'empresa2'])(
    'ACD-02 ACD-03 ACD-05 ACD-07 are the server’s totals of the month for %s, type by type',
    async (username) => {
      const rows = await rowsOf(username);
      const page = await app.as(username);
      await expectTotals(page, monthTotals, rows);
    },
  );

  it('ACD-04 are those of the selected day too', async () => {
    const rows = await rowsOf('rol8');
    const page = await app.as('rol8');
    await expectTotals(
      page,
      dayTotals,
      rows.filter((row) => row.ActivityDate === wire(today)),
    );
    const other = today === day(10) ? 11 : 10;
    await dayButton(page, other).click();
    await expectTotals(
      page,
      dayTotals,
      rows.filter((row) => row.ActivityDate === wire(day(other))),
    );
  });

  it('differ by scope: a manager sees more than an adviser, the whole company more than a manager', async () => {
    const [adviser, manager, company] = await Promise.all(['rol8', 'rol6', 'rol1'].map(rowsOf));
    const totals = [adviser, manager, company].map((rows) => totalOf(rows ?? [], anyType));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBe(3);
  });
});

describe('the calendar', () => {
  it('ACD-01 marks the days that have activities, and no other', async () => {
    const rows = await rowsOf('rol8');
    const page = await app.as('rol8');
    for (let number = 1; number <= lastDay; number += 1) {
      const count = totalOf(
        rows.filter((row) => row.ActivityDate === wire(day(number))),
        anyType,
      );
      const name = (await dayButton(page, number).getAttribute('aria-label')) ?? '';
      const marked = /(\d+) actividad(?:es)?/.exec(name);
      expect(Number(marked?.[1] ?? 0)).toBe(count);
    }
  });

  it('ACD-06 ACD-08 asks again one second after the last change of month, from its first to its last day', async () => {
    const page = await app.as('rol8');
    const ranges = countCalls(page);
    const previous = page.getByRole('button', { name: /^Mes anterior/ });
    await previous.click();
    await previous.click();
    const pressed = performance.now();
    const asked = page.waitForRequest('**/activities-by-type*');
    expect(ranges).toEqual([]);
    await asked;
    expect(performance.now() - pressed).toBeGreaterThan(900);
    const first = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(year, month - 2, 0)).toISOString().slice(0, 10);
    await page.getByText(/^Datos al /).waitFor();
    expect(ranges).toEqual([`${wire(first)} ${wire(last)}`]);
  });

  it('ACD-06 asks again for a month that it comes back to', async () => {
    const page = await app.as('rol8');
    const asked = () => page.waitForRequest('**/activities-by-type*');
    await Promise.all([asked(), page.getByRole('button', { name: /^Mes anterior/ }).click()]);
    const [request] = await Promise.all([asked(), page.getByRole('button', { name: /^Mes siguiente/ }).click()]);
    expect(new URL(request.url()).searchParams.get('InitialActivityDate')).toBe(wire(day(1)));
  });

  it('keeps the selected day in the address, and takes today where the address has no real day', async () => {
    const page = await app.as('rol8');
    const other = today === day(10) ? 11 : 10;
    await dayButton(page, other).click();
    await page.waitForURL(`**/activities-dashboard?day=${day(other)}`);
    await page.reload();
    await dayButton(page, other).and(page.locator('[aria-label*="día elegido"]')).waitFor();
    for (const wrong of ['2026-02-31', 'mañana', '', '0000-00-00', '99999-01-01']) {
      await page.goto(`${app.url()}/activities-dashboard?day=${wrong}`);
      await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
      await dayButton(page, Number(today.slice(-2)))
        .and(page.locator('[aria-label*="día elegido"]'))
        .waitFor();
    }
  });

  it('works by keyboard alone: by day, by week, by month, and never loses the focus', async () => {
    const page = await app.as('rol8');
    await dayButton(page, Number(today.slice(-2))).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/activities-dashboard?day=*');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(true);
  });

  it('ACD-04 DRP-01 goes to a day that is typed, and says what is wrong with one that does not exist', async () => {
    const page = await app.as('rol8');
    const field = page.getByRole('textbox', { name: 'Ir al día' });
    await field.fill('1/2/24');
    await field.press('Enter');
    await page.waitForURL('**/activities-dashboard?day=2024-02-01');
    await page.getByRole('grid', { name: 'febrero de 2024' }).waitFor();
    await field.fill('31/02/2026');
    await field.press('Enter');
    await page.getByText('No existe el día 31: el mes 02/2026 tiene 28 días').waitFor();
    expect(await field.inputValue()).toBe('31/02/2026');
    expect(new URL(page.url()).search).toBe('?day=2024-02-01');
  });

  it('ACD-04 DRP-06 goes to a day chosen with a finger, in a sheet at the lower edge', async () => {
    const page = await app.as('rol8', phone);
    await page.getByRole('button', { name: 'Abrir el calendario: Ir al día' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Ir al día' });
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    const other = today === day(10) ? 11 : 10;
    await sheet.getByRole('button', { name: new RegExp(`\\D ${other} de `) }).tap();
    await page.waitForURL(`**/activities-dashboard?day=${day(other)}`);
    await sheet.waitFor({ state: 'hidden' });
  });

  it('is the same on a phone, where nothing is wider than the window', async () => {
    const page = await app.as('rol8', phone);
    await calendar(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const boxes = await calendar(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Actividades/ });
const chart = (page: Page) => page.getByRole('region', { name: 'Actividades por día y tipo' });
const holds = (page: Page, count: number) =>
  sheet(page)
    .getByText(`${written(count)} ${count === 1 ? 'fila' : 'filas'}`, { exact: true })
    .waitFor();
const counter = (page: Page, group: RegExp, label: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: `Ver las actividades: ${label}` });

describe('the rows behind a figure', () => {
  it.each(counters)('ACD-03 ACD-05 are as many as the counter of the month says: %s', async (label, isCounted) => {
    const rows = await rowsOf('rol6');
    const page = await app.as('rol6');
    await counter(page, monthTotals, label).click();
    await holds(page, totalOf(rows, isCounted));
    expect(new URL(page.url()).searchParams.get('detalle')).toContain('actividades');
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
  });

  it('ACD-04 are those of the day: of a counter, and all of them', async () => {
    const rows = await rowsOf('rol6');
    const page = await app.as('rol6');
    const ofDay = rows.filter((row) => row.ActivityDate === wire(today));
    const [label, isCounted] = counters.find(([, counts]) => totalOf(ofDay, counts) > 0) ?? counters[0];
    await counter(page, dayTotals, label).click();
    await holds(page, totalOf(ofDay, isCounted));
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver las actividades', exact: true }).click();
    await holds(page, totalOf(ofDay, anyType));
  });

  it('ACD-03 are reached by the keyboard, and the focus comes back', async () => {
    const page = await app.as('rol6');
    await counter(page, monthTotals, 'Citas').focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Ver las actividades: Citas',
    );
  });

  it('ACD-01 ACD-03 the chart shows each day by kind, also as a table, and leads to its rows', async () => {
    const rows = await rowsOf('rol6');
    const page = await app.as('rol6');
    await chart(page).getByRole('button', { name: 'Ver como tabla' }).click();
    const texts = await chart(page)
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')));
    expect(texts[0]).toEqual(['Día', ...counters.map(([label]) => label)]);
    const expected = Array.from({ length: lastDay }, (_, index) => {
      const ofDay = rows.filter((row) => row.ActivityDate === wire(day(index + 1)));
      return counters.map(([, isCounted]) => written(totalOf(ofDay, isCounted)));
    });
    expect(texts.slice(1).map(([, ...cells]) => cells)).toEqual(expected);

    const index = expected.findIndex(([, calls]) => calls !== '0');
    await chart(page)
      .getByRole('row')
      .nth(index + 1)
      .getByRole('button')
      .nth(1)
      .click();
    await holds(page, Number(expected[index]?.[1]?.replaceAll(',', '')));
  });

  it.each([
    ['1440 px', {}],
    ['360 px', phone],
  ])('moves nothing when the figures and, after them, the chart come: %s', async (_, options) => {
    const page = await app.as('rol6', options);
    await page.getByRole('application', { name: 'Actividades por día y tipo' }).waitFor();
    // The figures of the calendar make room for their marks: less than anybody notices, and nothing else.
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

const refresh = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();

describe('a server that fails', () => {
  it.each<[string, { status?: number; body: string } | 'abort']>([
    ['is out of reach', 'abort'],
    ['answers a page', { body: '<html>' }],
    ['answers half an envelope', { body: '{"status":200,"body":[{"Act' }],
  ])('FLT-04 CAT-17 leaves no data and no error text when it %s, and the data come back', async (_, failure) => {
    const page = await app.as('rol8');
    await page.route('**/activities-by-type*', (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ contentType: 'application/json', ...failure }),
    );
    await refresh(page);
    await page.getByText('Sin datos').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/activities-by-type*');
    await refresh(page);
    await page.getByText(/^Datos al /).waitFor();
    await expectTotals(page, monthTotals, await rowsOf('rol8'));
  });

  it('FLT-05 leaves the data as they were when it answers another status', async () => {
    const rows = await rowsOf('rol8');
    const page = await app.as('rol8');
    await page.route('**/activities-by-type*', (route) => route.fulfill({ json: { status: 500, body: [] } }));
    const answered = page.waitForResponse('**/activities-by-type*');
    await refresh(page);
    await answered;
    await expectTotals(page, monthTotals, rows);
  });

  it('may stop half-way and come back: nothing goes blank, nobody is signed out', async () => {
    const own = await startServer();
    try {
      const page = await app.stranger();
      await signIn(page, own.url, 'rol8');
      await own.stopProcess();
      await refresh(page);
      await page.getByText('Sin datos').first().waitFor();
      await page.getByRole('button', { name: /^Hola,/ }).click();
      await page.getByRole('button', { name: 'Cerrar' }).click();
      await own.restart();
      await refresh(page);
      await page.getByText(/^Datos al /).waitFor();
    } finally {
      await own.stop();
    }
  });
});
