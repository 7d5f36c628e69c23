import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser, visit } from '../browser.ts';
import { complaintsOf, serve, type Site } from '../package/site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  site = await serve(path.join(inject('examples'), 'query/dist'), 'hash');
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

test('examples/query asks its server for pages, an order and a search, and again after it has failed', async () => {
  const page = await visit(browser);
  const complaints = await complaintsOf(page);
  await page.goto(`${site.url}/index.html`);
  await page.getByText('1,234 filas').waitFor();
  const cell = (text: string) => page.getByRole('gridcell', { name: text });
  await cell('Cliente 10').waitFor();
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await cell('Cliente 11').waitFor();
  expect(await cell('Cliente 10').count()).toBe(0);

  // An order begins with its first page: the lowest balance, every thousand clients.
  await page.getByRole('button', { name: 'Saldo', exact: true }).click();
  await page.getByText('Página 1 de 124').waitFor();
  await cell('Cliente 1001').waitFor();
  await page.getByRole('searchbox').fill('cliente 77');
  await page.getByText('11 filas').waitFor();

  await page.getByRole('switch', { name: 'El servidor falla' }).click();
  await page.getByRole('searchbox').fill('oaxaca');
  await page.getByRole('switch', { name: 'El servidor falla', checked: true }).waitFor();
  const again = page.getByRole('button', { name: 'Reintentar' });
  await again.waitFor();
  await page.getByRole('switch', { name: 'El servidor falla' }).click();
  await again.click();
  await page.getByText('411 filas').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
