import path from 'node:path';
import type { Page, Route } from 'playwright';
import { type CalendarDate, parseIsoDate } from '../../packages/domain/src/calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { teamOracle } from '../../apps/server/src/testing/teamOracle.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import {
  chooseFilter,
  clearFilters,
  comparison,
  figuresAreIn,
  filterBar,
  filterPill,
  filtersButton,
  offered,
  setPeriod,
} from '../dashboardPage.ts';
import { expectAccessible, expectShort, expectSound } from '../page.ts';
import { daysBefore, today, ZONE } from '../clock.ts';

/** The employee of rol5, whom the installation lets choose managers though the role does not (STM-06). */
const LISTED = 105;
const app = application({ employees: { teamManagerSelector: [LISTED] } });

/** The whole month before this one: its goals are there, and nothing of it changes while the tests run. */
const END = daysBefore(Number(today.slice(8)));
const START = `${END.slice(0, 8)}01`;
const ADDRESS = `/sales-team-dashboard?desde=${START}&hasta=${END}`;
const TWO_MONTHS = `/sales-team-dashboard?desde=${START}&hasta=${today}`;

const RESULTS = '**/dashboard/get-insurance-contract*';
const OPENERS = {
  Renovaciones: 'Ver las renovaciones',
  'Contratos PF': 'Ver los contratos PF',
  'Contratos BF': 'Ver los contratos BF',
} as const;
type Opener = keyof typeof OPENERS;

/** '$1,234.50' in cents: shown values are compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
const written = (amount: number) =>
  new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(amount / 100);

const group = (page: Page) => page.getByRole('group', { name: 'Importes del periodo' });
/** A figure of 0 has no link, and does not mention rows. */
const card = (page: Page, label: Opener) =>
  group(page).getByRole('button', { name: new RegExp(`^${label}: .+?(?:\\. ${OPENERS[label]})?$`) });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const goals = (page: Page) => page.getByRole('region', { name: /^Metas de / });
const grid = (page: Page) => page.getByRole('grid', { name: 'Ranking de asesores' });
const drawer = (page: Page) => page.getByRole('dialog');
const noGoals = (page: Page) => page.getByText(/^Las metas son de un mes/);

async function valueOf(page: Page, label: Opener): Promise<number> {
  const name = (await card(page, label).getAttribute('aria-label')) ?? '';
  return cents(/-?\$[\d,]+\.\d\d/.exec(name)?.[0] ?? '');
}

async function totalOf(page: Page): Promise<number> {
  const text =
    (await group(page)
      .getByText(/^Importe total: /)
      .textContent()) ?? '';
  return cents(text.slice('Importe total: '.length));
}

/** The total and its three parts, as the cards say them. */
const cardsOf = async (page: Page) => [
  await totalOf(page),
  await valueOf(page, 'Renovaciones'),
  await valueOf(page, 'Contratos PF'),
  await valueOf(page, 'Contratos BF'),
];

const BOTH = /\/dashboard\/(?:get|compare)-insurance-contract/;
const answers = (page: Page, answer: Parameters<Route['fulfill']>[0] | 'abort') =>
  page.route(BOTH, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));

/** The lines of the ranking that are in sight, their cells as text. */
const lines = (page: Page) =>
  grid(page)
    .locator('.body [role=row]')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

async function totalsLine(page: Page): Promise<readonly number[]> {
  const row = grid(page).getByRole('row', { name: /^Totales/ });
  const cells = await row.getByRole('gridcell').allTextContents();
  const [renewals = 0, pf = 0, bf = 0, total = 0] = cells.filter((text) => text.includes('$')).map(cents);
  return [total, renewals, pf, bf];
}

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await card(page, 'Contratos PF').waitFor();
  await figuresAreIn(page);
  return page;
}

async function toRanking(page: Page): Promise<void> {
  // Beside the table's placeholder, which the lazy table replaces.
  await part(page, 'Comparación de importes').scrollIntoViewIfNeeded();
  await grid(page).locator('.body [role=row]').first().waitFor();
}

/** What was asked of the two calls since. */
function counted(page: Page) {
  const requested: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/dashboard\/(?:get|compare)-insurance-contract$/.test(url.pathname)) requested.push(url);
  });
  return {
    names: () => requested.map(({ pathname }) => (pathname.includes('compare') ? 'comparison' : 'results')).toSorted(),
    last: () => requested.at(-1)?.searchParams,
    all: () => requested,
    forget: () => void requested.splice(0),
  };
}

/** The server's answer for the current filters. */
async function answerOf(page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse(RESULTS);
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  const { body } = await (await answered).json();
  await figuresAreIn(page);
  return body;
}

/** Waits for rows that add up to the amount, and closes them. */
const holds = async (page: Page, amount: number) => {
  await drawer(page)
    .getByRole('row', { name: /^Totales/ })
    .getByText(written(amount), { exact: true })
    .first()
    .waitFor();
  await page.goBack();
  await drawer(page).waitFor({ state: 'hidden' });
};

describe('choosing managers', () => {
  it('STM-02 STM-06 FLT-01 FLT-02 FLT-10 the listed employee can: one call each, kept in the address', async () => {
    const page = await opened('rol5');
    const whole = await totalOf(page);
    const [manager = ''] = await offered(page, 'Gerente');
    const server = counted(page);
    await chooseFilter(page, 'Gerente', manager);
    await page.waitForURL('**gerente=**');
    await figuresAreIn(page);
    expect(server.names()).toEqual(['comparison', 'results']);
    const id = new URL(page.url()).searchParams.get('gerente');
    expect(
      server.all().map(({ searchParams }) => [...searchParams].find(([name]) => name.startsWith('Managers'))?.[1]),
    ).toEqual([id, id]);
    const own = await totalOf(page);
    expect(own).toBeLessThan(whole);
    expect(own).toBeGreaterThan(0);
    const [adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await page.waitForURL('**asesor=**');
    await figuresAreIn(page);
    expect(await totalOf(page)).toBeLessThanOrEqual(own);
    expect(new URL(page.url()).searchParams.get('gerente')).toBe(id);
    await clearFilters(page);
    await page.waitForURL('**/sales-team-dashboard');
  });

  it('FLT-10 API-71 choosing a team asks for its advisers, and the rows behind a figure are theirs', async () => {
    const page = await opened('rol4');
    const whole = await totalOf(page);
    const [team = ''] = await offered(page, 'Equipo');
    const server = counted(page);
    await chooseFilter(page, 'Equipo', team);
    await page.waitForURL('**equipo=**');
    await figuresAreIn(page);
    expect(server.names()).toEqual(['comparison', 'results']);
    expect(server.all().every(({ search }) => search.includes('Advisors'))).toBe(true);
    const own = await totalOf(page);
    expect(own).toBeLessThan(whole);
    expect(own).toBeGreaterThan(0);
    await goals(page).waitFor();
    const sold = await valueOf(page, 'Contratos PF');
    await card(page, 'Contratos PF').click();
    await holds(page, sold);
  });
});

describe('a manager', () => {
  it('STM-01 STM-04 STM-05 STM-13 STM-14 STM-15 STM-16 FLT-01 has goals of one month, and switches that repeat only the call they affect', async () => {
    const page = await opened('rol4', `${ADDRESS}&comparar=1`);
    await page.getByRole('application', { name: 'Primeros lugares' }).waitFor();
    await page.getByRole('application', { name: 'Comparación de importes' }).waitFor();
    await expectSound(page);
    await comparison(page).click();
    await goals(page).waitFor();
    expect(await noGoals(page).count()).toBe(0);
    await setPeriod(page, START, today);
    await noGoals(page).waitFor();
    expect(await goals(page).count()).toBe(0);
    await setPeriod(page, START, END);
    await goals(page).waitFor();
    await figuresAreIn(page);

    await toRanking(page);
    const before = await cardsOf(page);
    const server = counted(page);
    const chart = part(page, 'Comparación de importes');
    await chart.evaluate((element) => {
      element.dataset['changes'] = '0';
      new MutationObserver((records) => {
        const changes = records.filter(({ attributeName }) => attributeName !== 'data-changes').length;
        if (changes > 0) element.dataset['changes'] = String(Number(element.dataset['changes']) + changes);
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await filterBar(page).getByRole('switch', { name: 'Solo Asesores con Venta' }).click();
    await page.waitForURL('**conventa=1**');
    await figuresAreIn(page);
    expect(server.names()).toEqual(['results']);
    expect(server.last()?.get('SaleOnlySwitch')).toBe('true');
    expect(server.last()?.get('AdvisorActiveSwitch')).toBe('false');
    expect(await chart.getAttribute('data-changes')).toBe('0');
    // Advisers without sales add nothing.
    expect(await cardsOf(page)).toEqual(before);

    server.forget();
    await filterBar(page).getByRole('switch', { name: 'Solo Asesores Activos' }).click();
    await page.waitForURL('**activos=1**');
    await figuresAreIn(page);
    expect(server.names()).toEqual(['results']);
    expect(server.last()?.get('AdvisorActiveSwitch')).toBe('true');
    await chart.getByText(/Aquí cuentan también los asesores que ya no están activos/).waitFor();
    expect(await totalsLine(page)).toEqual(await cardsOf(page));

    // Goals that remain, that are exceeded, never below 0, and none at all.
    const month = { InsurancesMonth: 45_000, ContractsMonth: 150_000, ContractsMonthBF: 90_000.1 };
    for (const [set, words] of [
      [{ GoalAmountReno: 60_000, GoalAmountPrevFin: 300_000.3 }, ['Faltan $15,000.00', 'Faltan $60,000.20']],
      [{ GoalAmountReno: 45_000, GoalAmountPrevFin: 1 }, ['Meta alcanzada', 'Meta superada por $239,999.10']],
      [{ GoalAmountReno: null }, ['Sin meta']],
    ] as const) {
      await page.unroute(BOTH);
      await answers(page, { json: { status: 201, body: { InsurancesContracts: [], ...month, ...set } } });
      await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
      for (const word of words) await goals(page).getByText(word, { exact: true }).last().waitFor();
    }
    await goals(page).getByText('Sin meta', { exact: true }).nth(1).waitFor();
  });

  it('STM-04 STM-05 on a phone the switches count as filters and reset with them, and an adviser’s own row is marked', async () => {
    const page = await opened('rol8', `${ADDRESS}&comparar=1&activos=1&conventa=1`, { ...phone, colorScheme: 'light' });
    await page.getByRole('application', { name: 'Primeros lugares' }).waitFor();
    await page.getByRole('application', { name: 'Comparación de importes' }).waitFor();
    await expectSound(page);
    await toRanking(page);
    await expectShort(page);
    // By a word, not by colour alone.
    await grid(page).getByText('tú', { exact: true }).waitFor();
    await expectAccessible(page);

    expect(await filtersButton(page).textContent()).toBe('Filtros (3)');
    await filtersButton(page).click();
    const switches = page.getByRole('switch', { name: /^Solo Asesores/ });
    await expect
      .poll(() => switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked'))))
      .toEqual(['true', 'true']);
    await clearFilters(page);
    await page.waitForURL('**/sales-team-dashboard');
    await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
    expect(await filtersButton(page).textContent()).toBe('Filtros');
  });
});

describe('the rows behind a figure', () => {
  it('STM-06 STM-07 STM-08 STM-09 STM-10 STM-12 add up to the pressed figure, for all people a manager sees, whatever the address says', async () => {
    const page = await opened('rol6', `${TWO_MONTHS}&gerente=${LISTED}`);
    await filterPill(page, 'Asesor').waitFor();
    expect(await filterPill(page, 'Gerente').count()).toBe(0);
    const server = counted(page);
    await answerOf(page);
    expect(server.names()).toEqual(['comparison', 'results']);
    expect(server.all().some(({ search }) => search.includes('Managers'))).toBe(false);

    for (const label of ['Renovaciones', 'Contratos PF', 'Contratos BF'] as const) {
      const amount = await valueOf(page, label);
      expect(amount).toBeGreaterThan(0);
      await card(page, label).click();
      await holds(page, amount);
    }

    await toRanking(page);
    const [[, , , renewals = '', pf = '', bf = ''] = []] = await lines(page);
    await grid(page).locator('.body [role=row]').first().getByText(pf, { exact: true }).click();
    await holds(page, Math.max(...[renewals, pf, bf].map(cents)));
    await grid(page)
      .getByRole('button', { name: /^Acciones de / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Ver los contratos PF' }).click();
    await holds(page, cents(pf));

    const chart = part(page, 'Primeros lugares');
    await chart.getByRole('button', { name: 'Ver como tabla' }).click();
    const bar = chart.locator('tbody tr').first();
    const ofBar = (await bar.locator('td').allTextContents()).map(cents);
    expect(ofBar).toContain(cents(pf));
    await bar
      .getByRole('button', { name: new RegExp(pf.replaceAll(/[$.]/g, '\\$&')) })
      .first()
      .click();
    await holds(page, cents(pf));
  });
});

it('STM-11 STM-12 FLT-04 FLT-05 a failing server leaves no data and no error, or the old data, and readable rows are shown', async () => {
  const page = await opened('rol6');
  const shown = await cardsOf(page);
  const refresh = () => filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  // Another status leaves the figures as they were.
  await answers(page, { json: { status: 200, body: { InsurancesTotal: 5, InsurancesContracts: null } } });
  const answered = page.waitForResponse(RESULTS);
  await refresh();
  await answered;
  await figuresAreIn(page);
  expect(await cardsOf(page)).toEqual(shown);

  await page.unroute(BOTH);
  await answers(page, 'abort');
  await refresh();
  await group(page).getByRole('button', { name: 'Renovaciones: sin datos', exact: true }).waitFor();
  for (const title of ['Primeros lugares', 'Comparación de importes'])
    await part(page, title).getByText('No se pudo cargar').waitFor();
  await part(page, 'Comparación de importes').scrollIntoViewIfNeeded();
  await part(page, 'Ranking de asesores').getByText('No se pudo cargar').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute(BOTH);

  const row = {
    SlpManager: null,
    SlpName: 'Lucía',
    InsuranceAmount: 'x',
    ContractAmount: 1.1,
    ContractAmountBF: 2.2,
  };
  const rows = [null, 'x', { ...row, TotalAmount: 3.3, DateDoc: '2026/02/31', Position: -1 }, { ...row, SlpName: '' }];
  await answers(page, {
    json: {
      status: 201,
      body: { InsurancesTotal: '1e400', ContractsTotal: 0.1, ContractsTotalBF: 0.2, InsurancesContracts: rows },
    },
  });
  await refresh();
  await group(page).getByText('Importe total: $0.30').waitFor({ state: 'attached' });
  await figuresAreIn(page);
  expect(await cardsOf(page)).toEqual([30, 0, 10, 20]);
  await toRanking(page);
  expect((await lines(page)).map(([, ...cells]) => cells.slice(2, 6))).toEqual([['$0.00', '$1.10', '$2.20', '$3.30']]);

  await page.unroute(BOTH);
  const none = { InsurancesTotal: 0, ContractsTotal: 0, ContractsTotalBF: 0, InsurancesContracts: [] };
  await answers(page, { json: { status: 201, body: none } });
  await refresh();
  await part(page, 'Ranking de asesores').getByText('Sin datos').waitFor();
  await part(page, 'Primeros lugares').getByText('Sin datos').waitFor();
  expect(await cardsOf(page)).toEqual([0, 0, 0, 0]);
  expect(await page.getByRole('alert').count()).toBe(0);
});

async function readAs(username: string) {
  const page = await opened(username);
  const cards = await cardsOf(page);
  const body = await answerOf(page);
  const pesos = (name: string) => Math.round(Number(body[name]) * 100);
  expect(cards.slice(1)).toEqual(['InsurancesTotal', 'ContractsTotal', 'ContractsTotalBF'].map(pesos));
  await toRanking(page);
  expect(await totalsLine(page)).toEqual(cards);
  const [first = []] = await lines(page);
  const words = await goals(page)
    .getByText(/^(Renovaciones|PF y BF) del mes: /)
    .allTextContents();
  await part(page, 'Comparación de importes').getByRole('button', { name: 'Ver como tabla' }).click();
  const compared = await part(page, 'Comparación de importes')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent)));
  return {
    username,
    cards,
    first: first.filter((text) => text.includes('$')).map(cents),
    goals: words.map((text) => text.slice(text.indexOf(': ') + 2)),
    compared: compared.map((row) => row.map(cents)),
  };
}

it('STM-08 to STM-16 figures match the database to the cent, for a manager and the listed employee', async () => {
  const shown = [await readAs('rol6'), await readAs('rol5')];
  await app.stopServer();

  const database = await connect({ folder: path.join(app.data(), 'database') });
  const oracle = await teamOracle(database, ZONE, [LISTED]);
  await database.close();
  const range = { start: day(START), end: day(END) };
  for (const { username, cards, first, goals: words, compared } of shown) {
    const requested = { username, range, managers: [], advisers: [], activeOnly: false, withSalesOnly: false };
    const { totals, rows, month, goals: set } = oracle.team(requested);
    const { current, previous } = oracle.comparison(requested);
    const { renewals, pf, bf } = totals;
    expect(cards).toEqual([renewals + pf + bf, renewals, pf, bf]);
    expect(renewals + pf + bf).toBeGreaterThan(0);
    expect(first).toEqual(rows.slice(0, 1).flatMap((row) => [row.renewals, row.pf, row.bf, row.total]));
    const goalText = (goal: number | null) => (goal === null ? 'Sin meta' : `de ${written(goal)}`);
    expect(words).toEqual([
      `${written(month.renewals)} ${goalText(set.renewals)}`,
      `${written(month.pf + month.bf)} ${goalText(set.contracts)}`,
    ]);
    expect(compared).toEqual((['renewals', 'pf', 'bf'] as const).map((kind) => [current[kind], previous[kind]]));
  }
}, 120_000);

function day(text: string): CalendarDate {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}
