import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { layoutShift } from '../layoutShift.ts';
import { expectFocus, expectSound, expectToFit, showAsTable } from '../page.ts';
import { today } from '../clock.ts';

const app = application();

const [year = 0, month = 0] = today.split('-').map(Number);
/** The month that many months from the current one, 'YYYY-MM'. */
const monthAt = (months: number) => new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
const CURRENT = monthAt(0);
const requested = (text: string) => `${Number(text.slice(0, 4))} ${Number(text.slice(5))}`;
const inWords = (text: string) =>
  new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${text}-01T12:00:00Z`),
  );
const pesos = (amount: number) => new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(amount);
const screenDate = (date: string) => date.split('-').toReversed().join('/');

const previous = (page: Page) => page.getByRole('button', { name: 'Mes anterior' });
const next = (page: Page) => page.getByRole('button', { name: 'Mes siguiente' });
const shownMonth = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Mes de la oferta' }).getByText(inWords(text), { exact: true }).waitFor();
const ranking = (page: Page) => page.getByRole('region', { name: 'Clasificación' });
const chart = (page: Page) => page.getByRole('region', { name: 'Los diez primeros' });
const CALL = '**/graph-monthlyoffer*';
const refresh = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();
const upToDate = (page: Page) => page.getByText(/^Datos al \d\d:\d\d$/).waitFor();

async function opened(username: string, search = '', options = {}): Promise<Page> {
  const page = await app.at(`/monthly-offer${search}`, username, options);
  await upToDate(page);
  return page;
}

const countCalls = (page: Page) => {
  const months: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/graph-monthlyoffer')) months.push([...url.searchParams.values()].join(' '));
  });
  return months;
};

type Rank = { readonly Position?: unknown; readonly Name?: unknown; readonly Amount?: unknown };
const offer = (RankingOffer: readonly (Rank | null)[], other = {}) => ({
  json: {
    status: 200,
    body: { NameOffer: 'Copa Previsión', StartOffer: '2026/11/01', EndOffer: '2026/11/30', RankingOffer, ...other },
  },
});

/** The first ten as the chart's table has them. */
async function firstTen(page: Page): Promise<string[][]> {
  await showAsTable(chart(page));
  const rows = chart(page).getByRole('row');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')),
  );
  return texts.slice(1);
}

describe('the month', () => {
  it('OFR-04 FLT-11 is the current one by default, moves back and forth, by keyboard too, and ignores late responses', async () => {
    const page = await opened('rol8', '?mes=noviembre');
    expect(await layoutShift(page)).toBe(0);
    await expectToFit(page);
    await shownMonth(page, CURRENT);
    expect(await page.getByText('No hay oferta').count()).toBe(0);
    await previous(page).click();
    await shownMonth(page, monthAt(-1));
    await page.waitForURL(`**/monthly-offer?mes=${monthAt(-1)}`);
    await upToDate(page);
    await next(page).click();
    await shownMonth(page, CURRENT);
    await page.waitForURL('**/monthly-offer');
    await next(page).click();
    await page.getByRole('button', { name: 'Mes actual' }).click();
    await shownMonth(page, CURRENT);

    await previous(page).focus();
    await page.keyboard.press('Enter');
    await shownMonth(page, monthAt(-1));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shownMonth(page, CURRENT);
    await expectFocus(next(page));
    await upToDate(page);

    // Quick presses ask once, for the last month.
    const months = countCalls(page);
    await previous(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await shownMonth(page, monthAt(-5));
    await upToDate(page);
    expect(months).toEqual([requested(monthAt(-5))]);

    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(CALL, async (route) => {
      const isLate = new URL(route.request().url()).searchParams.get('Month') === String(Number(monthAt(-6).slice(5)));
      if (isLate) await released;
      const name = isLate ? 'La tardía' : 'La pedida';
      await route.fulfill(offer([], { NameOffer: name })).catch(() => {});
    });
    const first = page.waitForRequest(CALL);
    await previous(page).click();
    await first;
    await previous(page).click();
    await page.getByRole('heading', { name: 'La pedida' }).waitFor();
    release(undefined);
    await refresh(page);
    await upToDate(page);
    expect(await page.getByText('La tardía').count()).toBe(0);
  });

  it('OFR-01 OFR-04 stops at the last available month, and has a text without an offer, on a phone without layout shift', async () => {
    const page = await opened('rol8', '?mes=2000-01', { ...phone, colorScheme: 'light' });
    await page.getByText(`No hay oferta en ${inWords('2000-01')}`).waitFor();
    expect(await page.getByText('Sin datos').count()).toBe(0);
    await expectSound(page);
    await shownMonth(page, '2000-01');
    await previous(page).and(page.locator('[aria-disabled=true]')).click({ force: true });
    await shownMonth(page, '2000-01');
    expect(new URL(page.url()).search).toBe('?mes=2000-01');
  });
});

describe('the ranking', () => {
  it('OFR-03 FLT-04 FLT-05 is kept or cleared according to the server’s failure, and recovers', async () => {
    const page = await opened('rol8');
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await page.route(CALL, (route) => route.fulfill({ json: { status: 500, body: null } }));
    const answered = page.waitForResponse(CALL);
    await refresh(page);
    await answered;
    await page.getByText('No se pudo actualizar').waitFor();
    await upToDate(page);
    await page.getByRole('heading', { name, exact: true }).waitFor();

    await page.unroute(CALL);
    await page.route(CALL, (route) => route.abort());
    await refresh(page);
    await chart(page).getByText('No se pudo cargar').waitFor();
    await ranking(page).getByText('No se pudo cargar').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('No hay oferta').count()).toBe(0);
    await page.unroute(CALL);
    await refresh(page);
    await page.getByRole('heading', { name, exact: true }).waitFor();
  });

  it('OFR-03 is ordered by rank for any data, marks the own row when the name is unique, and finds one of 5,000, on a phone', async () => {
    const page = await opened('rol8', '', { ...phone, colorScheme: 'light' });
    await expectSound(page);
    await page.route(CALL, (route) =>
      route.fulfill(
        offer([
          { Name: 'Sin lugar', Amount: 90 },
          { Position: 2, Name: 'Empate menor', Amount: 10 },
          { Position: '2', Name: 'Empate mayor', Amount: '20.50' },
          { Position: 1, Name: 'Primera', Amount: 5 },
          { Position: 3, Name: 'Sin importe' },
          { Position: 4, Name: 'Infinita', Amount: '1e999' },
          { Position: 5, Amount: 8 },
          null,
          { Position: 6, Name: 'Negativa', Amount: -7 },
        ]),
      ),
    );
    await refresh(page);
    await page.getByRole('heading', { name: 'Copa Previsión' }).waitFor();
    await ranking(page).getByText('Primera').first().waitFor({ state: 'attached' });
    expect(await firstTen(page)).toEqual([
      ['Primera', '$5.00'],
      ['Empate mayor', '$20.50'],
      ['Empate menor', '$10.00'],
      ['Negativa', '-$7.00'],
      ['Sin lugar', '$90.00'],
    ]);

    const user: { fullName: string } = await page.evaluate(() => {
      for (const value of Object.values(localStorage)) {
        const name = /"fullName":"([^"]+)"/.exec(String(value))?.[1];
        if (name !== undefined) return { fullName: name };
      }
      return { fullName: '' };
    });
    const own = { Position: 41, Name: user.fullName.toUpperCase(), Amount: 12 };
    const others = Array.from({ length: 40 }, (_, index) => ({
      Position: index + 1,
      Name: `Persona ${index + 1}`,
      Amount: 1000 - index,
    }));
    const shows = async (rows: readonly Rank[]) => {
      await page.unroute(CALL);
      await page.route(CALL, (route) => route.fulfill(offer(rows)));
      await refresh(page);
    };
    await shows([...others, own]);
    await page.getByText('Tu lugar: 41 de 41').waitFor();
    await shows([...others, own, { ...own, Position: 42 }]);
    await page.getByText('Tu lugar').waitFor({ state: 'detached' });
    await page.unroute(CALL);

    const rows = Array.from({ length: 5000 }, (_, index) => ({
      Position: index + 1,
      Name: `Persona ${index + 1}`,
      Amount: 5000 - index,
    }));
    await page.route(CALL, (route) => route.fulfill(offer(rows)));
    await refresh(page);
    await ranking(page)
      .getByRole('button', { name: /^Ver los 5,000/ })
      .click();
    await page.getByRole('dialog').getByLabel('Buscar por nombre').fill('persona 4321');
    await page.getByRole('dialog').getByText('Persona 4321', { exact: true }).waitFor();
  });
});

async function readAs(username: string, text: string) {
  const page = await opened(username, `?mes=${text}`);
  return {
    username,
    text,
    name: (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '',
    period: (await page.getByText(/^Del \d\d\//).textContent()) ?? '',
    first: await firstTen(page),
  };
}

it('OFR-01 OFR-02 OFR-03 name, period and the whole ranking match the database', async () => {
  const shown = [await readAs('rol8', monthAt(-1)), await readAs('empresa2', monthAt(-2))];
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  const expected = await Promise.all(
    shown.map(async ({ username, text }) => {
      const found = await database.db
        .selectFrom('monthly_offer')
        .innerJoin('account', 'account.company_id', 'monthly_offer.company_id')
        .where('account.username', '=', username)
        .where('monthly_offer.month', '=', `${Number(text.slice(0, 4))}-${Number(text.slice(5))}-1`)
        .select(['monthly_offer.id', 'monthly_offer.name', 'starts_on', 'ends_on'])
        .executeTakeFirstOrThrow();
      const ranks = await database.db
        .selectFrom('monthly_offer_rank')
        .innerJoin('employee', 'employee.id', 'monthly_offer_rank.employee_id')
        .where('offer_id', '=', found.id)
        .orderBy('position')
        .select(['first_name', 'last_name', 'amount'])
        .execute();
      return {
        username,
        text,
        name: found.name,
        period: `Del ${screenDate(found.starts_on)} al ${screenDate(found.ends_on)}`,
        first: ranks
          .slice(0, 10)
          .map(({ first_name, last_name, amount }) => [
            [first_name, last_name].filter(Boolean).join(' '),
            pesos(amount / 100),
          ]),
      };
    }),
  );
  await database.close();
  expect(shown).toEqual(expected);
  expect(shown.some(({ first }) => first.length === 10)).toBe(true);
}, 120_000);
