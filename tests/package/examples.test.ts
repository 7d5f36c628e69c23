import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from '../browser.ts';
import { complaintsOf, serve } from './site.ts';
import { stranger } from './stranger.ts';

const { folder, example } = await stranger();

test('examples/vite is built, its types included', () => {
  expect(example).toEqual({ ok: true, output: '' });
});

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

test('examples/vite adds an order to its table and its chart, in German, in euros and in its own colour', async () => {
  const site = await serve(path.join(folder, 'examples/vite/dist'), 'hash');
  const page = await visit(browser, { locale: 'de-DE' });
  try {
    const complaints = await complaintsOf(page);
    await page.goto(`${site.url}/index.html`);
    const button = page.getByRole('button', { name: 'Hinzufügen' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(138, 21, 56)');
    await button.click();
    await page.getByText('Bitte eine Filiale wählen').waitFor();
    await page.locator('input[name=client][aria-invalid=true]:focus').waitFor();

    await page.getByRole('textbox', { name: 'Name' }).fill('Ben Koch');
    await page.getByRole('combobox', { name: 'Filiale' }).click();
    await page.getByRole('option', { name: 'Leipzig' }).click();
    await page.getByRole('textbox', { name: 'Betrag' }).fill('1234,5');
    await button.click();
    const row = page.getByRole('row', { name: /Ben Koch/u });
    await row.getByRole('gridcell', { name: /^1\.234,50\s€$/u }).waitFor();
    await page.getByText('Bitte eine Filiale wählen').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Als Tabelle ansehen' }).click();
    await page
      .getByRole('table')
      .getByRole('row', { name: /Leipzig.*1\.234,50/u })
      .waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await page.context().close();
    site.close();
  }
});
