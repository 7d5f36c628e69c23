import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone, wide } from '../browser.ts';
import { expectShort, expectToFit } from '../page.ts';
import { layoutShift } from '../layoutShift.ts';
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

/** A day of this month other than today. */
const otherDay = today === day(10) ? 11 : 10;
const chosenDay = (page: Page, number: number) =>
  dayButton(page, number).and(page.locator('[aria-label*="día elegido"]'));
const refresh = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Actividades/ });
const chart = (page: Page) => page.getByRole('region', { name: 'Actividades por día y tipo' });
const holds = (page: Page, count: number) =>
  sheet(page)
    .getByText(`${written(count)} ${count === 1 ? 'fila' : 'filas'}`, { exact: true })
    .waitFor();
const counter = (page: Page, group: RegExp, label: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: `Ver las actividades: ${label}` });

/** Neither the figures nor the lazy chart moved anything. */
async function nothingMoved(page: Page): Promise<void> {
  await page.getByRole('application', { name: 'Actividades por día y tipo' }).waitFor();
  // The calendar's counts make room for their marks: an imperceptible shift, and nothing else.
  expect(await layoutShift(page)).toBeLessThan(0.001);
}

describe('an adviser', () => {
  it('ACD-01 ACD-02 ACD-03 ACD-04 ACD-05 ACD-07 sees the server’s totals of the month and of a day, and which days have activities', async () => {
    const rows = await rowsOf('rol8');
    const page = await app.as('rol8');
    const ofDay = (number: number) => rows.filter((row) => row.ActivityDate === wire(day(number)));
    await expectTotals(page, monthTotals, rows);
    await expectTotals(page, dayTotals, ofDay(Number(today.slice(-2))));
    for (let number = 1; number <= lastDay; number += 1) {
      const name = (await dayButton(page, number).getAttribute('aria-label')) ?? '';
      const marked = /(\d+) actividad(?:es)?/.exec(name);
      expect(Number(marked?.[1] ?? 0)).toBe(totalOf(ofDay(number), anyType));
    }

    await dayButton(page, otherDay).click();
    await page.waitForURL(`**/activities-dashboard?day=${day(otherDay)}`);
    await expectTotals(page, dayTotals, ofDay(otherDay));
    await page.reload();
    await chosenDay(page, otherDay).waitFor();
    await page.goto(`${app.url()}/activities-dashboard?day=2026-02-31`);
    await chosenDay(page, Number(today.slice(-2))).waitFor();
  });

  it('ACD-04 ACD-06 ACD-08 DRP-01 changes months with one call at the end, by keyboard and by typing a day', async () => {
    const page = await app.as('rol8');
    const requested = () => page.waitForRequest('**/activities-by-type*');
    const answered = () => page.waitForResponse('**/activities-by-type*');
    const ranges = countCalls(page);
    const previous = page.getByRole('button', { name: /^Mes anterior/ });
    await previous.click();
    // Before the press: the runner hears of it later than the page does.
    const pressed = performance.now();
    await previous.click();
    const twoBefore = answered();
    expect(ranges).toEqual([]);
    await requested();
    expect(performance.now() - pressed).toBeGreaterThan(900);
    const first = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(year, month - 2, 0)).toISOString().slice(0, 10);
    await twoBefore;
    expect(ranges).toEqual([`${wire(first)} ${wire(last)}`]);
    // A month that was there before is asked for again.
    const next = page.getByRole('button', { name: /^Mes siguiente/ });
    await next.click();
    const [again] = await Promise.all([requested(), next.click()]);
    expect(new URL(again.url()).searchParams.get('InitialActivityDate')).toBe(wire(day(1)));

    await dayButton(page, Number(today.slice(-2))).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/activities-dashboard?day=*');
    await page.locator('[role=grid] :focus').waitFor();

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

  it('ACD-04 DRP-06 sees the same on a phone: large targets, no layout shift, and the day picker in a bottom sheet', async () => {
    const page = await app.as('rol8', phone);
    await nothingMoved(page);
    await expectToFit(page);
    await expectShort(page);
    const boxes = await calendar(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);

    await page.getByRole('button', { name: 'Abrir el calendario: Ir al día' }).tap();
    const days = page.getByRole('dialog', { name: 'Ir al día' });
    await days.waitFor();
    const box = await days.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    await days.getByRole('button', { name: new RegExp(`\\D ${otherDay} de `) }).tap();
    await page.waitForURL(`**/activities-dashboard?day=${day(otherDay)}`);
    await days.waitFor({ state: 'hidden' });
  });
});

const plan = (page: Page) => page.getByRole('region', { name: 'Actividades de hoy' });
const steps = (page: Page) => plan(page).getByRole('listitem');

describe('the day of an adviser', () => {
  it('ACL-19 STA-01 stands above the month: what comes next first, with its button, and how many leads wait', async () => {
    const page = await app.as('rol8', phone);
    await steps(page).getByText('Siguiente').waitFor();
    const next = steps(page).first();
    const button = next.getByRole('button', { name: 'Iniciar', exact: true });
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(370);
    // What else can be done with it is in the menu beside the button, as in the list.
    const menu = next.getByRole('button', { name: /^Más acciones: / });
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Reagendar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await plan(page)
      .getByRole('link', { name: /^\d+ prospectos? por registrar$/ })
      .waitFor();
    await plan(page).getByRole('link', { name: 'Ver todas', exact: true }).tap();
    await page.waitForURL('**/activity');
    await page.getByRole('grid').waitFor();
  });

  it('ACL-07 says that nothing is planned, or that the list could not be asked for, in the same room', async () => {
    const page = await app.at('/icon.svg', 'rol8', phone);
    const call = '**/api/activity/activities?*';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.goto(`${app.url()}/activities-dashboard`);
    await plan(page).getByText('No se pudieron cargar las actividades').waitFor();
    const { height = 0 } = (await plan(page).boundingBox()) ?? {};
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: { status: 200, message: '', body: [] } }));
    await plan(page).getByRole('button', { name: 'Reintentar' }).tap();
    await plan(page).getByText('Nada planeado para hoy').waitFor();
    expect((await plan(page).boundingBox())?.height).toBe(height);
    await plan(page).getByText('Planear actividad').tap();
    await page.getByRole('dialog').waitFor();
  });
});

describe('a manager', () => {
  it('ACL-08 CMA-02 FLT-04 sees above the month who needs them, a line each, which lead there; one without an answer says so in its place', async () => {
    const page = await app.at('/icon.svg', 'rol4', phone);
    const call = '**/api/activity/expired-activities*';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.goto(`${app.url()}/activities-dashboard`);
    const needs = page.getByRole('region', { name: 'Quién me necesita' });
    const week = needs.getByRole('link', {
      name: /^Semana \d+: (?:todo firmado|\d+ por firmar(?:, [1-9]\d* en conciliación)?)$/u,
    });
    await needs.getByText('No se pudo actualizar').waitFor();
    await week.waitFor();
    const { height = 0 } = (await needs.boundingBox()) ?? {};
    expect(height).toBe((await needs.getByRole('link').count()) * 44 + 2);
    await page.unroute(call);

    const late = Array.from({ length: 3 }, () => ({ Id: 1, ActivityDateFullDate: '2026/01/05', ProspectName: 'Ana' }));
    await page.route(call, (route) => route.fulfill({ json: { status: 200, message: '', body: late } }));
    await page.reload();
    const overdue = needs.getByRole('link', { name: '3 actividades sin realizar', exact: true });
    await overdue.waitFor();
    await week.waitFor();
    expect((await needs.boundingBox())?.height).toBe(height);
    await page.setViewportSize(wide.viewport);
    expect((await needs.boundingBox())?.height).toBe(46);
    await page.setViewportSize(phone.viewport);
    await overdue.tap();
    await page.waitForURL('**/activity?tab=sin-realizar');
  });

  it('ACD-02 ACD-03 ACD-04 ACD-05 sees more than an adviser and less than the company, and the rows behind each figure', async () => {
    const [adviser, rows, company] = await Promise.all([rowsOf('rol8'), rowsOf('rol6'), rowsOf('rol1')]);
    const totals = [adviser, rows, company].map((all) => totalOf(all, anyType));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBe(3);

    const page = await app.as('rol6');
    await nothingMoved(page);
    await expectTotals(page, monthTotals, rows);
    for (const [label, isCounted] of counters) {
      await counter(page, monthTotals, label).click();
      await holds(page, totalOf(rows, isCounted));
      expect(new URL(page.url()).searchParams.get('detalle')).toContain('actividades');
      await page.goBack();
      await sheet(page).waitFor({ state: 'hidden' });
    }

    const ofDay = rows.filter((row) => row.ActivityDate === wire(today));
    const [label, isCounted] = counters.find(([, counts]) => totalOf(ofDay, counts) > 0) ?? counters[0];
    await counter(page, dayTotals, label).click();
    await holds(page, totalOf(ofDay, isCounted));
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver las actividades', exact: true }).click();
    await holds(page, totalOf(ofDay, anyType));
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });

    await counter(page, monthTotals, 'Citas').focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Ver las actividades: Citas',
    );
  });

  it('ACD-01 ACD-03 sees each day by kind in the chart and as a table, which opens its rows', async () => {
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
});

describe('a server that fails', () => {
  it('FLT-04 FLT-05 CAT-17 shows no error text, keeps the data after an unexpected status, and recovers', async () => {
    const rows = await rowsOf('rol8');
    const page = await app.as('rol8');
    const call = '**/activities-by-type*';
    await page.route(call, (route) => route.fulfill({ json: { status: 500, body: [] } }));
    await Promise.all([page.waitForResponse(call), refresh(page)]);
    await page.getByText('No se pudo actualizar').waitFor();
    await page.getByText(/^Datos al /).waitFor();
    await expectTotals(page, monthTotals, rows);
    await page.unroute(call);

    for (const body of ['<html>', '{"status":200,"body":[{"Act']) {
      await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
      await refresh(page);
      await page.getByText('No se pudo cargar').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.unroute(call);
      await refresh(page);
      await page.getByText(/^Datos al /).waitFor();
      await page.getByText('No se pudo actualizar').waitFor({ state: 'detached' });
      await expectTotals(page, monthTotals, rows);
    }
  });

  it('FLT-04 may stop half-way and recover: no blank page, no sign-out', async () => {
    const page = await app.as('rol8');
    await app.stopServer();
    await refresh(page);
    await page.getByText('No se pudo cargar').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await app.restartServer();
    await refresh(page);
    await page.getByText(/^Datos al /).waitFor();
    await expectTotals(page, monthTotals, await rowsOf('rol8'));
  });
});
