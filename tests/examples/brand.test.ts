import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser, visit } from '../browser.ts';
import { complaintsOf, serve, type Site } from '../package/site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  site = await serve(path.join(inject('examples'), 'brand/dist'), 'fonts');
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

test('examples/brand books in Italian, without a text in another language, in its own colour, corners and font', async () => {
  const page = await visit(browser, { locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const complaints = await complaintsOf(page);
  await page.goto(`${site.url}/index.html`);
  const button = page.getByRole('button', { name: 'Prenota', exact: true });
  const look = await button.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius, fontFamily } = getComputedStyle(element);
    return { backgroundColor, borderTopLeftRadius, fontFamily };
  });
  expect(look).toEqual({
    backgroundColor: 'rgb(123, 45, 139)',
    borderTopLeftRadius: '14px',
    fontFamily: '"Lora Variable", serif',
  });
  await page.waitForFunction(() => document.fonts.check("14px 'Lora Variable'"));

  const day = page.getByRole('textbox', { name: 'Giorno' });
  await day.fill('31/02/2030');
  await day.press('Tab');
  await page.getByText('Il giorno 31 non esiste: il mese 02/2030 ha 28 giorni').waitFor();
  await page.getByRole('button', { name: 'Apri il calendario: Giorno' }).click();
  await page.getByRole('button', { name: /^Mese successivo, /u }).click();
  await page.getByRole('button', { name: /, scegli un altro mese$/u }).click();
  await page.getByRole('button', { name: /^Anno successivo, /u }).waitFor();
  await page.keyboard.press('Escape');
  await day.fill('');
  await button.click();
  await page.getByText('Scegli un giorno').waitFor();
  await day.fill('14/02/2030');
  await page.getByRole('combobox', { name: 'Sala' }).click();
  await page.getByRole('option', { name: 'Sala grande' }).click();
  await page.getByRole('button', { name: 'Aumenta Ospiti' }).click();
  await button.click();
  await page.getByText(/^Prenotato per 3: 127,50\s€$/u).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
