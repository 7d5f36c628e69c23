import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { password, startBrowser, visit } from '../browser.ts';
import { today } from '../clock.ts';
import { complaintsOf, strangeStyles } from '../package/site.ts';
import { startServer, type RunningServer } from '../server.ts';
import { listen, type Listening } from './listen.ts';

let server: RunningServer;
let browser: Browser;
let site: Listening;

beforeAll(async () => {
  server = await startServer();
  browser = await startBrowser();
  site = await listen(
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'],
    path.join(inject('examples'), 'next'),
    {
      NEXT_TELEMETRY_DISABLED: '1',
      SERENO_URL: server.url,
      SERENO_USER: 'rol8',
      SERENO_PASSWORD: password,
    },
  );
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await server?.stop();
});

/** What a page shows of its table and its form. */
async function shownIn(page: Page) {
  const rows = page.getByRole('grid', { name: 'Activities' }).getByRole('row');
  return {
    count: Number.parseInt((await page.getByText(/^\d+ rows?$/u).textContent()) ?? '', 10),
    rows: await rows.evaluateAll((elements) =>
      elements.map((row) => [...row.children].map((cell) => cell.textContent)),
    ),
    day: await page.getByRole('textbox', { name: 'First day' }).inputValue(),
    length: await page.getByRole('combobox', { name: 'Length' }).textContent(),
  };
}

/** The figures of the chart, day by day, from its table. */
async function perDay(page: Page): Promise<number[]> {
  return (await page.locator('table tbody td').allTextContents()).map(Number);
}
const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

async function opened(javaScriptEnabled: boolean) {
  const page = await visit(browser, { locale: 'en-US', javaScriptEnabled });
  const complaints = await complaintsOf(page);
  const response = await page.goto(`${site.url}/?start=${today}`);
  return { page, complaints, policy: response?.headers()['content-security-policy'] };
}

test('examples/next answers with its form, its chart and its table filled, without a script of the page', async () => {
  const { page, policy } = await opened(false);
  const { count, rows, day, length } = await shownIn(page);
  expect(count).toBeGreaterThan(0);
  expect(rows).toHaveLength(1 + Math.min(count, 10));
  const [, first = []] = rows;
  expect(first.join(' ')).toMatch(/^\d\d\/\d\d\/2\d{3} \d\d:\d\d \S+ .*\S+$/u);
  const figures = await perDay(page);
  expect([figures.length, sumOf(figures)]).toEqual([7, count]);
  expect([day, length]).toEqual([today.replace(/(\d+)-(\d+)-(\d+)/u, '$2/$3/$1'), 'One week']);
  const show = page.getByRole('button', { name: 'Show', exact: true });
  expect(await show.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 105, 95)');
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'; style-src-elem 'nonce-[^']+';/u);
  await page.context().close();
});

test('examples/next takes its markup over without a difference, and its form shows other days', async () => {
  const { page: still } = await opened(false);
  const before = { shown: await shownIn(still), figures: await perDay(still) };
  await still.context().close();
  const { page, complaints } = await opened(true);
  // In the browser the table of a chart is there on demand alone: until then the page is still the server's.
  await page.locator('table').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'View as table' }).click();
  await page.getByRole('table').waitFor();
  expect({ shown: await shownIn(page), figures: await perDay(page) }).toEqual(before);

  const day = page.getByRole('textbox', { name: 'First day' });
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await day.fill('');
  await show.click();
  await page.getByText('Enter the first day').waitFor();
  await page.locator('input[aria-invalid=true]:focus').waitFor();

  await day.fill(before.shown.day);
  await page.getByRole('combobox', { name: 'Length' }).click();
  await page.getByRole('option', { name: 'Two weeks' }).click();
  await show.click();
  await page.getByRole('table').getByRole('row').nth(14).waitFor();
  await page.getByText('Enter the first day').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe(`?start=${today}&weeks=2`);
  const { count } = await shownIn(page);
  const figures = await perDay(page);
  expect([figures.length, sumOf(figures)]).toEqual([14, count]);
  expect(await strangeStyles(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
