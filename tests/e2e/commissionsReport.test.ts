import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { choosePreset, comparison, figuresAreIn, setPeriod } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectShort, expectToFit, textOf } from '../page.ts';
import { daysBefore, today } from '../clock.ts';

const app = application();

const wire = (date: string) => date.replaceAll('-', '/');

const [START, END] = [daysBefore(29), daysBefore(1)];
const ADDRESS = `/commissions-report?desde=${START}&hasta=${END}`;
const CALL = '**/bi/commissions?*';
const INTEGRE = 'Comisión Integre 26%';
const COLUMNS = [
  'Contrato',
  'Asesor',
  'Plan',
  'Importe',
  'Comisión',
  INTEGRE,
  'Base de comisión',
  'Ingreso al ERP',
  'Semana',
  'Financiado',
  'Mensualidades',
  'Financiamiento',
  'Gerente',
  'Registro',
];

/** '$1,234.50' in cents: shown values are compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

const table = (page: Page) => page.getByRole('grid', { name: 'Comisiones del periodo' });
const totals = (page: Page) => table(page).getByRole('row', { name: /^Totales/ });

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await figuresAreIn(page);
  return page;
}

/** The titles of the columns in their order. */
async function titlesOf(page: Page): Promise<readonly string[]> {
  const titles = await table(page).getByRole('columnheader').allTextContents();
  return titles.map((title) => title.trim()).filter((title) => title !== '');
}

/** How many rows there are, and what they add up to, by column in cents. */
async function sumsOf(page: Page) {
  const tally = await page
    .getByText(/^\d[\d,]* (filas?|registros?)$/)
    .first()
    .textContent();
  const cells = await totals(page).getByRole('gridcell').allTextContents();
  return {
    rows: Number((tally ?? '').replaceAll(/\D/g, '')),
    sums: cells.filter((text) => text.includes('$')).map(cents),
  };
}

const answers = (page: Page, answer: Parameters<Route['fulfill']>[0] | 'abort') =>
  page.route(CALL, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
const refresh = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();

describe('the commissions report', () => {
  it('CMR-01 CMR-02 CMR-03 CMR-05 CMR-06 FLT-01 FLT-03 TBL-13 starts with the last seven days, makes one call per range, and hides the secondary commission from a manager', async () => {
    const page = await opened('rol4', '/commissions-report?comparar=1&desde=2026-02-31&hasta=hoy');
    await page.waitForURL(`${app.url()}/commissions-report`);
    expect(await comparison(page).count()).toBe(0);
    const ranges: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/bi/commissions')) ranges.push([...url.searchParams.values()].join(' '));
    });
    await refresh(page);
    await expect.poll(() => ranges.length).toBe(1);
    await figuresAreIn(page);
    await choosePreset(page, 'Últimos 30 días');
    await page.waitForURL(/desde=/u);
    await figuresAreIn(page);
    const answered = page.waitForResponse(CALL);
    await setPeriod(page, START, END);
    await page.waitForURL(`**${ADDRESS}`);
    const body: unknown = await (await answered).json();
    await figuresAreIn(page);
    expect(ranges).toEqual([
      `${wire(daysBefore(6))} ${wire(today)}`,
      `${wire(daysBefore(29))} ${wire(today)}`,
      `${wire(START)} ${wire(END)}`,
    ]);

    expect(JSON.stringify(body)).toContain('"SecondaryCommission":null');
    expect(JSON.stringify(body)).not.toMatch(/"SecondaryCommission":\d/u);
    expect(await titlesOf(page)).toEqual(COLUMNS.filter((title) => title !== INTEGRE));
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text).toContain('Base de comisión');
    expect(text).not.toContain('Integre');
  });

  it('FLT-04 FLT-05 CMR-02 keeps its rows after a refused call, is empty without error text when offline, and shows readable rows', async () => {
    const page = await opened('rol4');
    const shown = await sumsOf(page);
    await answers(page, { json: { status: 500, body: null } });
    const refused = page.waitForResponse(CALL);
    await refresh(page);
    await refused;
    await figuresAreIn(page);
    expect(await sumsOf(page)).toEqual(shown);

    await page.unroute(CALL);
    await answers(page, 'abort');
    await refresh(page);
    await page.getByText('No se pudo cargar', { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(CALL);
    await refresh(page);
    await totals(page).getByText('$').first().waitFor();
    expect(await sumsOf(page)).toEqual(shown);

    const rows = [
      { Id: 1, ContractNumber: 'PF-1', Total: 'x', CommissionBase: 0.1, Commission: 0.2, Week: '99-2026' },
      { Id: 4110, ContractNumber: 'PF-2', Total: -10.05, CommissionBase: 0.2, Commission: null, InsertedSAPAt: 'ayer' },
      { Id: 3 },
      null,
    ];
    await answers(page, { json: { status: 200, body: rows } });
    await refresh(page);
    await table(page).getByText('PF-2').waitFor();
    expect(await sumsOf(page)).toEqual({ rows: 2, sums: [-1005, 20, 30, 0] });
    expect(await table(page).getByText('4110', { exact: true }).count()).toBe(1);
    await page.unroute(CALL);
    await answers(page, { json: { status: 200, body: [] } });
    await refresh(page);
    await page.getByText('Ningún contrato entró en este periodo').waitFor();
  });

  it('CMR-02 shows rows of two lines on a phone, the rest of each when it is pressed, without layout shift', async () => {
    const page = await opened('rol4', ADDRESS, { ...phone, colorScheme: 'dark' });
    const row = table(page).getByRole('row').filter({ hasText: '$' }).first();
    await row.waitFor();
    await expectToFit(page);
    expect(await layoutShift(page)).toBe(0);
    await expectShort(page);
    const cells = row.getByRole('gridcell');
    const [contract, adviser] = await Promise.all([textOf(cells.nth(0)), textOf(cells.nth(1))]);
    await cells.nth(0).tap();
    const sheet = page.getByRole('dialog', { name: contract });
    await sheet.getByText(adviser, { exact: true }).waitFor();
    expect(await sheet.getByRole('term').allTextContents()).toEqual(COLUMNS.filter((title) => title !== INTEGRE));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

type Row = {
  readonly company_id: number;
  readonly employee_id: number;
  readonly inserted_at: Date;
} & Readonly<Record<'total' | 'base' | 'commission' | 'secondary_commission' | 'financed', number>>;

it('CMR-02 CMR-04 CMR-05 TBL-14 figures match the database to the cent; only role 1 sees the secondary commission, and an adviser has no file', async () => {
  const leader = await opened('rol1');
  expect(await titlesOf(leader)).toEqual(COLUMNS);
  const adviser = await opened('rol8');
  expect(await titlesOf(adviser)).not.toContain(INTEGRE);
  expect(await adviser.getByRole('button', { name: /CSV|^Imprimir/ }).count()).toBe(0);
  const shown = [
    { username: 'rol1', ...(await sumsOf(leader)) },
    { username: 'rol8', ...(await sumsOf(adviser)) },
  ];
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  const rows: readonly Row[] = await database.db.selectFrom('commission_report_row').selectAll().execute();
  const employees = await database.db.selectFrom('employee').select(['id', 'manager_id']).execute();
  const accounts = await database.db.selectFrom('account').select(['username', 'employee_id', 'company_id']).execute();
  await database.close();

  const below = (id: number): number[] => [
    id,
    ...employees.filter(({ manager_id }) => manager_id === id).flatMap((employee) => below(employee.id)),
  ];
  const dayOf = new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' });
  for (const { username, ...read } of shown) {
    const account = accounts.find((one) => one.username === username);
    const people = new Set(below(account?.employee_id ?? 0));
    const own = rows.filter(({ company_id, employee_id, inserted_at }) => {
      const day = dayOf.format(inserted_at);
      const isSeen = company_id === account?.company_id && (username === 'rol1' || people.has(employee_id));
      return isSeen && day >= START && day <= END;
    });
    const measures = ['total', 'commission', 'secondary_commission', 'base', 'financed'] as const;
    const seen = measures.filter((name) => name !== 'secondary_commission' || username === 'rol1');
    const sums = seen.map((name) => own.reduce((sum, row) => sum + row[name], 0));
    expect([username, read]).toEqual([username, { rows: own.length, sums }]);
    expect(own.length).toBeGreaterThan(0);
  }
}, 120_000);
