import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { figuresAreIn, filterBar } from '../dashboardPage.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectAccessible, expectToFit, showAsTable, unfold } from '../page.ts';
import { daysBefore, today } from '../clock.ts';

const app = application();

const ADDRESS = `/sales-dashboard?desde=${daysBefore(59)}&hasta=${today}&medida=contratos`;
const FEW_DAYS = `/sales-dashboard?desde=${daysBefore(4)}&hasta=${daysBefore(2)}`;

type PlaceRow = {
  readonly County: string | null;
  readonly ZipCode: string | null;
  readonly ItemName: string | null;
  readonly SalesCount: number;
  readonly SalesAmount: number;
};
type Performance = { readonly AdvisorName: string; readonly ManagerName: string; readonly Sales: number };
type Answer = {
  readonly SalesTotal: number;
  readonly SalesAmount: number;
  readonly HeatMap: Readonly<Record<'byCountyZipCode' | 'byItemCode' | 'byCounty', readonly PlaceRow[]>>;
  readonly AdvisorsPerformance: Readonly<
    Record<'AdvisorsActive' | 'AdvisorsWithSales' | 'AdvisorsWithoutSales', readonly Performance[]>
  >;
};

const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
const pesos = (amount: number) => new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(amount);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await figuresAreIn(page);
  return page;
}

/** The server's answer for the current filters. */
async function answerOf(page: Page): Promise<Answer> {
  const answered = page.waitForResponse('**/dashboard/get?*');
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  const answer: { readonly body: Answer } = await (await answered).json();
  await figuresAreIn(page);
  return answer.body;
}

/** Scrolls down until a lazy part has loaded. */
async function shown(page: Page, title: string) {
  const region = part(page, title);
  await expect
    .poll(
      async () => {
        const isThere = (await region.count()) > 0;
        // A placeholder disappears when its code loads, perhaps right now: then it is searched again.
        await (isThere ? region.evaluate(bringIntoView) : page.evaluate(goOn));
        return isThere;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  return region;
}

function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Whether the advisers begin in the upper half of the window. */
function areAdvisersInSight(): boolean {
  const top = document.querySelector('#asesores')?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
}

/** A window further down; from the end to the top again. */
function goOn(): void {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight, behavior: 'instant' });
}

type Line = { readonly name: string; readonly cells: readonly { readonly column: string; readonly text: string }[] };

/** A map as the table in its place. */
async function mapOf(page: Page): Promise<readonly Line[]> {
  const map = await shown(page, MAP);
  await showAsTable(map);
  return linesOf(map);
}

async function linesOf(map: Locator): Promise<readonly Line[]> {
  await map.locator('tbody tr').first().waitFor();
  const columns = await map.locator('thead th').allTextContents();
  const rows = await map
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent.trim())));
  return rows.map(([name = '', ...texts]) => ({
    name,
    cells: texts.map((text, place) => ({ column: columns[place + 1] ?? '', text })),
  }));
}

const centsIn = (lines: readonly Line[]) =>
  lines.flatMap(({ cells }) => cells).reduce((sum, { text }) => sum + (text === '—' ? 0 : cents(text)), 0);

const COUNTIES = 'Municipios con más ventas';
const MAP = 'Mapa por municipio y producto';

/** The names and figures of the buttons of a list of bars. */
const barsIn = (list: Locator) =>
  list
    .locator('button.row')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('.name')?.textContent ?? '',
        row.querySelector('.value')?.textContent ?? '',
      ]),
    );

/** Waits for rows that are as many and add up to as much, and closes them. */
async function holds(page: Page, row: PlaceRow | undefined): Promise<void> {
  await drawer(page).getByText(`${row?.SalesCount} filas`, { exact: true }).waitFor();
  await drawer(page)
    .getByRole('row', { name: /^Totales/ })
    .getByText(pesos(row?.SalesAmount ?? 0), { exact: true })
    .first()
    .waitFor();
  await page.goBack();
  await drawer(page).waitFor({ state: 'hidden' });
}

const TABLES = [
  ['Ventas por municipio y código postal', 'byCountyZipCode'],
  ['Ventas por municipio y producto', 'byItemCode'],
] as const;

describe('the places', () => {
  it('SAL-27a SAL-27c have the municipalities ranked, which unfold to postal codes, and open as many rows', async () => {
    const page = await opened('rol4');
    const { HeatMap } = await answerOf(page);
    const counties = HeatMap.byCounty.toSorted((one, other) => other.SalesCount - one.SalesCount);
    const card = await shown(page, COUNTIES);
    const bars = await barsIn(card);
    expect(bars.map(([, value]) => Number(value))).toEqual(counties.slice(0, 10).map(({ SalesCount }) => SalesCount));
    for (const [name, value] of bars)
      expect(counties.find(({ County }) => County === name?.split(',')[0])?.SalesCount).toBe(Number(value));

    // By keyboard alone, and the focus returns.
    const [[name = ''] = []] = bars;
    await card.getByRole('button', { name: `Desglose de ${name}`, exact: true }).focus();
    await page.keyboard.press('Enter');
    const codes = HeatMap.byCountyZipCode.filter(({ County }) => County === name.split(',')[0]);
    const list = card.getByRole('list', { name, exact: true });
    const written = codes.map(({ ZipCode, SalesCount }) => `${ZipCode}: ${SalesCount}`);
    await expect.poll(async () => new Set((await barsIn(list)).map((bar) => bar.join(': ')))).toEqual(new Set(written));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const code = await page.evaluate(() => document.activeElement?.querySelector('.name')?.textContent);
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    expect(new URL(page.url()).searchParams.get('detalle')).toContain(`:cp=${code}`);
    await holds(
      page,
      codes.find(({ ZipCode }) => ZipCode === code),
    );
    await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), code ?? '');

    await card.getByRole('button', { name: new RegExp(`^1 ${name}`) }).click();
    await holds(page, counties[0]);
    // Every municipality is one press further.
    await card.getByRole('button', { name: `Ver los ${counties.length}` }).click();
    await drawer(page).getByText(`${counties.length} resultados`, { exact: true }).waitFor();
  });

  it('SAL-27b have a map of the server’s data that opens as many rows', async () => {
    const page = await opened('rol4');
    const { HeatMap } = await answerOf(page);
    const rows = HeatMap.byItemCode;
    const lines = await mapOf(page);
    expect(centsIn(lines)).toBe(sumOf(rows.map(({ SalesCount }) => SalesCount)));
    const named = lines.filter(({ name }) => name !== 'Otros municipios');
    for (const { name, cells } of named) {
      for (const { column, text } of cells.filter((cell) => !cell.column.startsWith('Otros'))) {
        const own = rows.filter((row) => row.County === name.split(',')[0] && row.ItemName === column);
        expect([name, column, text === '—' ? 0 : cents(text)]).toEqual([
          name,
          column,
          sumOf(own.map(({ SalesCount }) => SalesCount)),
        ]);
      }
    }
    expect(named.length).toBeGreaterThan(5);

    const [line] = lines;
    const cell = line?.cells.find(({ column, text }) => text !== '—' && !column.startsWith('Otros'));
    await part(page, MAP).locator('tbody tr').first().getByRole('button').first().click();
    await holds(
      page,
      rows.find((row) => row.County === line?.name.split(',')[0] && row.ItemName === cell?.column),
    );
  });

  it('SAL-27b have the same map in pesos', async () => {
    const page = await opened('rol4');
    const { HeatMap } = await answerOf(page);
    await mapOf(page);
    await page.getByRole('radio', { name: 'Importe neto' }).last().check();
    await page.waitForURL((url) => !url.searchParams.has('medida'));
    // One measure for the whole page, wherever it is switched.
    expect(await page.getByRole('radio', { name: 'Importe neto' }).first().isChecked()).toBe(true);
    const map = part(page, MAP);
    await map.locator('tbody td', { hasText: '$' }).first().waitFor();
    expect(centsIn(await linesOf(map))).toBe(sumOf(HeatMap.byItemCode.map(({ SalesAmount }) => SalesAmount)));
    const best = Math.max(...HeatMap.byCounty.map(({ SalesAmount }) => SalesAmount));
    expect((await barsIn(await shown(page, COUNTIES)))[0]?.[1]).toBe(pesos(best));
  });

  it('SAL-32 SAL-33 TBL-13 have tables of every row, whose totals match the figures, and open the contracts', async () => {
    const page = await opened('rol4');
    const answer = await answerOf(page);
    for (const [title, list] of TABLES) {
      const rows = answer.HeatMap[list].toSorted(
        (one, other) => other.SalesCount - one.SalesCount || other.SalesAmount - one.SalesAmount,
      );
      const table = await shown(page, title);
      await table.getByText(`${rows.length} filas`, { exact: true }).waitFor();
      await table.getByRole('button', { name: /CSV/ }).waitFor();
      const totals = table.getByRole('row', { name: /^Totales/ });
      await totals.getByText(answer.SalesTotal.toLocaleString('es-MX'), { exact: true }).waitFor();
      await totals.getByText(pesos(answer.SalesAmount), { exact: true }).waitFor();
      const first = table.getByRole('row').nth(1);
      const texts = await first.locator('[role=gridcell], [role=rowheader]').allTextContents();
      const [best] = rows;
      expect(texts.map((text) => text.trim())).toEqual(
        expect.arrayContaining([best?.County, String(best?.SalesCount), pesos(best?.SalesAmount ?? 0)]),
      );
      await first.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await drawer(page).waitFor();
      expect(new URL(page.url()).searchParams.get('detalle')).toContain(`:municipio=${best?.County}`);
      await holds(page, best);
    }
  });
});

describe('the tables of advisers', () => {
  it('SAL-28 to SAL-31 show in one tap who has not sold, and open the contracts of who has, on a phone', async () => {
    const page = await opened('rol4', FEW_DAYS, phone);
    const { AdvisorsPerformance: lists } = await answerOf(page);
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await unfold(page, 'Asesores del periodo');
    await shown(page, 'Asesores activos');
    for (const [name, rows] of [
      ['Activos', lists.AdvisorsActive],
      ['Con ventas', lists.AdvisorsWithSales],
      ['Sin ventas', lists.AdvisorsWithoutSales],
    ] as const)
      await page.getByRole('tab', { name: `${name} ${rows.length}` }).waitFor();

    await tab('Sin ventas').tap();
    await page.waitForURL((url) => url.searchParams.get('vista') === 'sin-ventas');
    const without = await shown(page, 'Asesores sin ventas');
    await without.getByText(`${lists.AdvisorsWithoutSales.length} filas`, { exact: true }).waitFor();
    const names = lists.AdvisorsWithoutSales.map(({ AdvisorName }) => AdvisorName);
    const first = without.getByRole('row').nth(1);
    expect(names).toContain(
      (await first.getByRole('gridcell').or(first.getByRole('rowheader')).first().textContent())?.trim(),
    );
    expect(await without.getByRole('link').count()).toBe(0);
    expect(await without.getByRole('columnheader', { name: 'Contratos' }).count()).toBe(0);
    // All tabs are visible, and a URL with a table opens it.
    const list = await page.getByRole('tablist').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(list).toBe(0);
    await page.reload();
    await page.getByRole('tab', { name: /^Sin ventas/, selected: true }).waitFor();
    await expect.poll(() => page.evaluate(areAdvisersInSight)).toBe(true);
    await shown(page, 'Asesores sin ventas');

    await tab('Con ventas').tap();
    const seller = lists.AdvisorsWithSales.toSorted((one, other) => other.Sales - one.Sales)[0];
    const withSales = await shown(page, 'Asesores con ventas');
    const link = withSales.getByRole('link').first();
    const chosen = lists.AdvisorsWithSales.find(({ AdvisorName }) => AdvisorName === seller?.AdvisorName);
    await link.tap();
    await drawer(page)
      .getByText(chosen?.Sales === 1 ? '1 fila' : `${chosen?.Sales} filas`, { exact: true })
      .waitFor();
    await page.goBack();
    await drawer(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('vista')).toBe('con-ventas');
  });
});

/** What no server should answer: many places, three spellings, and rows that say little. */
function badAnswer() {
  const row = {
    StateCode: 'JAL',
    County: 'Tlaquepaque',
    ZipCode: null,
    ItemName: null,
    SalesCount: 1,
    SalesAmount: 0.1,
  };
  const many = Array.from({ length: 5000 }, (_, place) => ({
    ...row,
    County: `Municipio ${place % 700}`,
    ZipCode: String(10_000 + place),
  }));
  const spellings = [
    { ...row, SalesCount: 600 },
    { ...row, County: 'TLAQUEPAQUE ', SalesAmount: 0.2 },
    { ...row, County: 'tlaquepáque', StateCode: 'jal', SalesAmount: -5 },
  ];
  const broken = [{ ...row, County: null }, { ...row, SalesAmount: 'NaN' }, { ...row, SalesCount: -3 }, null, 'x'];
  return {
    SalesTotal: 603,
    SalesAmount: -4.6,
    HeatMap: { byCountyZipCode: many, byItemCode: null, byCounty: [...spellings, ...broken] },
    AdvisorsPerformance: {
      AdvisorsActive: [{ AdvisorName: null, ManagerName: null, Sales: 2 }, { AdvisorName: 'Ana', Sales: 'x' }, null],
      AdvisorsWithSales: {},
      AdvisorsWithoutSales: [],
    },
  };
}

/** Runs in the page: by how many px the place of a table is higher than it is while it is empty. */
function heightOverPlace(table: Element): number {
  const place = table.parentElement ?? table;
  return place.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(place).minBlockSize);
}

/** On an adviser's phone, with what is folded there. */
async function openedOnPhone(): Promise<Page> {
  const page = await opened('rol8', ADDRESS, { ...phone, colorScheme: 'light' });
  // Both stay unfolded when the page is opened again.
  await unfold(page, 'Asesores del periodo');
  await unfold(page, 'Dónde se vendió');
  return page;
}

it('SAL-32 TBL-13 TBL-14 on an adviser’s phone nothing shifts or can be downloaded', async () => {
  const page = await openedOnPhone();
  for (const [title] of TABLES) {
    const table = await shown(page, title);
    await table.getByText(/^[\d,]+ filas?$/).waitFor();
    expect(await table.getByRole('button', { name: /CSV|Imprimir/ }).count()).toBe(0);
    // A table higher than the place that waits for it moves what stands below, where that is in sight by then.
    expect(await table.evaluate(heightOverPlace)).toBe(0);
  }
  expect(await layoutShift(page)).toBe(0);
});

it('SAL-27c SAL-32 FLT-04 on an adviser’s phone a malformed response is grouped, summed and shown', async () => {
  const page = await openedOnPhone();
  await page.route('**/dashboard/get?*', (route) => route.fulfill({ json: { status: 201, body: badAnswer() } }));
  await page.goto(app.url() + ADDRESS);
  await figuresAreIn(page);
  const counties = await shown(page, COUNTIES);
  await counties.getByRole('button', { name: /Tlaquepaque 602/ }).waitFor();
  await counties.getByText('Sin municipio', { exact: true }).waitFor();
  await (await shown(page, MAP)).getByText('Sin datos').waitFor();
  const places = await shown(page, 'Ventas por municipio y código postal');
  await places.getByText('5,000 filas', { exact: true }).waitFor();
  await (await shown(page, 'Ventas por municipio y producto')).getByText('Sin ventas en el periodo').waitFor();
  const advisers = await shown(page, 'Asesores activos');
  await advisers.getByText('Sin nombre', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectToFit(page);
  await expectAccessible(page);

  await page.unroute('**/dashboard/get?*');
  await page.route('**/dashboard/get?*', (route) => route.abort());
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  for (const title of [COUNTIES, 'Ventas por municipio y código postal', 'Asesores activos'])
    await (await shown(page, title)).getByText('No se pudo cargar').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
