import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { comparison, figuresAreIn, setPeriod } from '../dashboardPage.ts';
import { expectShort, expectSound, expectToFit } from '../page.ts';
import { daysBefore, today } from '../clock.ts';

const app = application();

const wire = (date: string) => date.replaceAll('-', '/');

/** Long enough for every status to have rows. */
const START = daysBefore(89);
const ADDRESS = `/totalsales-dashboard?desde=${START}&hasta=${today}`;

const FIGURES = [
  ['Contratos', 'Cancelados'],
  ['Importe sin descuento', 'Cancelado'],
  ['Descuento', 'Cancelado'],
  ['Importe neto', 'Cancelado'],
  ['Enganches', 'Cancelado'],
] as const;
type Label = (typeof FIGURES)[number][0];

/** '$1,234.50' in cents, '186' times 100: shown values are compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

const group = (page: Page) => page.getByRole('group', { name: 'Totales del periodo' });
const figure = (page: Page, label: Label) =>
  group(page).getByRole('button', { name: new RegExp(`^${label}: .+\\. Ver los contratos$`) });
const card = (page: Page, label: Label) =>
  group(page)
    .locator('[data-tone]')
    .filter({ has: page.getByRole('button', { name: `Desglose de ${label}`, exact: true }) });
const breakdown = (page: Page, label: Label) =>
  group(page).getByRole('button', { name: `Desglose de ${label}`, exact: true });
const peek = (page: Page, label: Label) => page.getByRole('dialog', { name: `Desglose de ${label}` });

async function valueOf(page: Page, label: Label): Promise<number> {
  const name = (await figure(page, label).getAttribute('aria-label')) ?? '';
  return cents(name.slice(label.length + 2, name.lastIndexOf('. ')));
}

async function partOf(page: Page, label: Label, part: string): Promise<number> {
  const text = await card(page, label)
    .getByText(new RegExp(`^${part}: `))
    .textContent();
  return cents((text ?? '').slice(part.length + 2));
}

/** Takes the pointer to where nothing opens. */
const moveAway = (page: Page) => page.getByRole('heading', { level: 1 }).hover();

/** The status and the amount of each line of the breakdown, all of them. */
async function detailsOf(page: Page, label: Label): Promise<(readonly [string, number])[]> {
  await breakdown(page, label).click();
  const all = peek(page, label).getByRole('button', { name: /^Ver los/ });
  await peek(page, label).getByRole('term').first().waitFor();
  if (await all.isVisible()) await all.click();
  const names = await peek(page, label).getByRole('term').allTextContents();
  const values = await peek(page, label).getByRole('definition').allTextContents();
  await moveAway(page);
  await page.keyboard.press('Escape');
  await peek(page, label).waitFor({ state: 'hidden' });
  return names.map((name, index) => [name, cents(values[index] ?? '')] as const);
}

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await figure(page, 'Contratos').waitFor();
  return page;
}

const countCalls = (page: Page) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/dashboard/getTotal')) ranges.push([...url.searchParams.values()].join(' '));
  });
  return ranges;
};

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Contratos (vendidos|cancelados)/ });
const totals = (page: Page) => dialog(page).getByRole('row', { name: /^Totales/ });

describe('the figures', () => {
  it('TOT-02 TOT-03 TOT-04 are broken down by hover, keyboard and press, and open rows that add up to them', async () => {
    const page = await opened('rol1');
    await page.getByRole('application', { name: 'Importes por estatus' }).waitFor();
    await expectSound(page);
    await figure(page, 'Importe neto').hover();
    await peek(page, 'Importe neto').waitFor();
    expect(await peek(page, 'Importe neto').getByRole('term').count()).toBe(3);
    await moveAway(page);
    await peek(page, 'Importe neto').waitFor({ state: 'hidden' });

    await figure(page, 'Contratos').focus();
    await page.keyboard.press('Tab');
    await peek(page, 'Contratos').waitFor();
    expect(await peek(page, 'Contratos').getByRole('term').count()).toBe(3);
    await page.keyboard.press('Escape');
    await peek(page, 'Contratos').waitFor({ state: 'hidden' });

    for (const [label] of FIGURES) {
      const details = await detailsOf(page, label);
      expect(details.map(([name]) => name).toSorted()).toEqual(['Cancelado', 'Liquidado', 'Pendiente', 'Vigente']);
      expect(details.reduce((sum, [, value]) => sum + value, 0)).toBe(await valueOf(page, label));
    }

    const net = await valueOf(page, 'Importe neto');
    const [[status, ofStatus] = ['', 0]] = await detailsOf(page, 'Importe neto');
    const lost = await partOf(page, 'Importe neto', 'Cancelado');
    expect([net, ofStatus, lost].every((amount) => amount > 0)).toBe(true);
    const holds = async (amount: number) => {
      const written = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(amount / 100);
      await totals(page).getByText(written, { exact: true }).first().waitFor();
    };

    await figure(page, 'Contratos').click();
    await holds(net);
    expect(new URL(page.url()).searchParams.get('desde')).toBe(START);
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });

    const downPayments = await valueOf(page, 'Enganches');
    await figure(page, 'Enganches').click();
    await dialog(page)
      .getByRole('columnheader', { name: /^Enganche/ })
      .waitFor();
    await holds(downPayments);
    expect(await dialog(page).getByRole('term').first().textContent()).toBe('Enganche');
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Ver los cancelados' }).click();
    await holds(lost);
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });

    const chart = page.getByRole('region', { name: 'Importes por estatus' });
    await chart.getByRole('button', { name: 'Ver como tabla' }).click();
    await chart
      .getByRole('row', { name: new RegExp(`^${status}`) })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog', { name: new RegExp(`${status}$`) }).waitFor();
    await holds(ofStatus);
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });

    await figure(page, 'Enganches').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Enganches: '));
  });

  it('TOT-03 are broken down by touch on a phone, without layout shift or overflow', async () => {
    const page = await opened('rol8', ADDRESS, { ...phone, colorScheme: 'light' });
    await page.getByRole('application', { name: 'Importes por estatus' }).waitFor();
    await expectSound(page);
    await expectShort(page);
    await breakdown(page, 'Enganches').tap();
    await peek(page, 'Enganches').waitFor();
    await expectToFit(page);
  });
});

it('FLT-01 FLT-03 TOT-01 the period is the last seven days by default, makes one call per change, and is compared with as many days before', async () => {
  const page = await opened('rol6', '/totalsales-dashboard?desde=2026-02-31&hasta=hoy&gerencia=6&asesor=208');
  const ranges = countCalls(page);
  await refresh(page);
  await expect.poll(() => ranges).toEqual([`${wire(daysBefore(6))} ${wire(today)}`]);
  await figuresAreIn(page);

  await setPeriod(page, START, today);
  await page.waitForURL((url) => url.searchParams.get('desde') === START);
  await figuresAreIn(page);
  expect(ranges.slice(1)).toEqual([`${wire(START)} ${wire(today)}`]);

  const current = await valueOf(page, 'Importe neto');
  await comparison(page).click();
  const line = card(page, 'Importe neto').getByText(/^(Sube|Baja) .* contra el periodo anterior/);
  await line.waitFor({ state: 'attached' });
  const text = (await line.textContent()) ?? '';
  expect(ranges.slice(2)).toEqual([`${wire(daysBefore(179))} ${wire(daysBefore(90))}`]);
  expect(new URL(page.url()).searchParams.get('comparar')).toBe('1');
  await comparison(page).click();
  await setPeriod(page, daysBefore(179), daysBefore(90));
  await page.waitForURL((url) => url.searchParams.get('desde') === daysBefore(179));
  await figuresAreIn(page);
  const previous = await valueOf(page, 'Importe neto');
  const percent = Math.abs(((current - previous) / previous) * 100);
  expect(text.startsWith(current > previous ? 'Sube' : 'Baja')).toBe(true);
  expect(Math.abs(cents(text) / 100 - percent)).toBeLessThan(0.51);
});

const CALL = '**/dashboard/getTotal*';
const refresh = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();
const answers = (page: Page, answer: Parameters<Route['fulfill']>[0] | 'abort') =>
  page.route(CALL, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));

it('TOT-02 FLT-04 FLT-05 a failing server leaves no data and no error text, or the old data, and the page recovers', async () => {
  const page = await opened('rol6');
  const shown = await valueOf(page, 'Contratos');
  // Another status leaves the figures as they were.
  await answers(page, { json: { status: 200, body: { SalesTotal: 1, Detail: [] } } });
  const answered = page.waitForResponse(CALL);
  await refresh(page);
  await answered;
  await figuresAreIn(page);
  expect(await valueOf(page, 'Contratos')).toBe(shown);

  await page.unroute(CALL);
  await answers(page, 'abort');
  await refresh(page);
  await group(page).getByRole('button', { name: 'Contratos: sin datos', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Importes por estatus' }).getByText('No se pudo cargar').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute(CALL);
  await refresh(page);
  await figure(page, 'Contratos').waitFor();
  expect(await valueOf(page, 'Contratos')).toBe(shown);

  // What can be read of figures that are broken is shown.
  const body = {
    SalesTotal: 3,
    SalesContract: '1e400',
    DiscountAmount: null,
    SalesAmount: -1160,
    SalesTotalCancelled: 'x',
    Detail: [{ Status: 'Vigente', SalesAmount: -1160 }, { Status: 'Vigente' }, { SalesAmount: 5 }, null, 'x'],
  };
  await answers(page, { json: { status: 201, body } });
  await refresh(page);
  await group(page).getByText('Sin IVA: -$1,000.00').waitFor({ state: 'attached' });
  expect(await valueOf(page, 'Contratos')).toBe(300);
  expect(await detailsOf(page, 'Importe neto')).toEqual([
    ['Vigente', -116_000],
    ['Vigente', 0],
  ]);
});

type Contract = {
  readonly company_id: number;
  readonly employee_id: number;
  readonly sold_on: string;
  readonly cancelled_on: string | null;
  readonly status: string;
  readonly amount: number;
  readonly discount: number;
  readonly net: number;
  readonly down_payment: number;
};

const STATUS = { pending: 'Pendiente', current: 'Vigente', settled: 'Liquidado', cancelled: 'Cancelado' } as const;

async function readAs(username: string) {
  const page = await opened(username);
  const figures = [];
  for (const [label, lost] of FIGURES) {
    figures.push({
      value: await valueOf(page, label),
      lost: await partOf(page, label, lost),
      details: await detailsOf(page, label),
    });
  }
  return { username, figures, untaxed: await partOf(page, 'Importe neto', 'Sin IVA') };
}

const within = (date: string | null) => date !== null && date >= START && date <= today;

it('TOT-02 TOT-03 FMT-04 figures match the database to the cent, for each role', async () => {
  const shown = [await readAs('rol1'), await readAs('rol6')];
  await app.stopServer();

  const database = await connect({ folder: path.join(app.data(), 'database') });
  const contracts: readonly Contract[] = await database.db.selectFrom('contract').selectAll().execute();
  const employees = await database.db.selectFrom('employee').select(['id', 'company_id', 'manager_id']).execute();
  const accounts = await database.db.selectFrom('account').select(['username', 'employee_id', 'company_id']).execute();
  await database.close();

  const below = (id: number): number[] => [
    id,
    ...employees.filter(({ manager_id }) => manager_id === id).flatMap((employee) => below(employee.id)),
  ];
  const measures = [
    () => 100,
    (contract: Contract) => contract.amount,
    (contract: Contract) => contract.discount,
    (contract: Contract) => contract.net,
    (contract: Contract) => contract.down_payment,
  ];

  for (const { username, figures, untaxed } of shown) {
    const account = accounts.find((one) => one.username === username);
    const people = new Set(below(account?.employee_id ?? 0));
    const own = contracts.filter(
      ({ company_id, employee_id }) =>
        company_id === account?.company_id && (username === 'rol1' || people.has(employee_id)),
    );
    const sold = own.filter(({ sold_on }) => within(sold_on));
    const lost = own.filter(({ cancelled_on }) => within(cancelled_on));
    const sum = (rows: readonly Contract[], measure: (contract: Contract) => number) =>
      rows.reduce((total, contract) => total + measure(contract), 0);
    const expected = measures.map((measure) => ({
      value: sum(sold, measure),
      lost: sum(lost, measure),
      details: Object.fromEntries(
        Object.entries(STATUS).map(([status, name]) => [
          name,
          sum(
            sold.filter((contract) => contract.status === status),
            measure,
          ),
        ]),
      ),
    }));
    const none = { Pendiente: 0, Vigente: 0, Liquidado: 0, Cancelado: 0 };
    expect(
      figures.map(({ details, ...rest }) => ({ ...rest, details: { ...none, ...Object.fromEntries(details) } })),
    ).toEqual(expected);
    expect(sold.length).toBeGreaterThan(0);
    expect(untaxed).toBe(Math.round((sum(sold, (contract) => contract.net) * 100) / 116));
  }
}, 120_000);
