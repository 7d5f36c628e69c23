import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectAccessible, expectToFit, textOf, titled } from '../page.ts';

const app = application();

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** The number of the first contract of the list. */
async function firstNumber(page: Page): Promise<string> {
  const number = page.getByText(/^(?:PF|SG|BF)-\d+$/u).first();
  await number.waitFor();
  return textOf(number);
}

describe('UND-34 the contracts', () => {
  it('an adviser finds one of theirs by its number, and reads what it holds', async () => {
    const page = await app.at('/contract/browse', 'rol8');
    await titled(page, 'Todos los contratos');
    const number = await firstNumber(page);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(number);
    await page.waitForURL((url) => url.searchParams.get('q') === number);
    await row(page, number).getByText(number).click();
    const detail = page.getByRole('dialog', { name: new RegExp(`^${number}`) });
    await detail.getByText('Total con descuento').waitFor();
    await expectAccessible(page);
    expect(await detail.getByRole('button', { name: 'Editar' }).count()).toBe(0);
  });

  it('its payments, its items and where it came from stand beside it, and its prospect is one press away', async () => {
    const page = await app.at('/contract/browse?filter=status:current&filter=payments:12..12', 'rol8');
    const number = await firstNumber(page);
    await row(page, number).getByText(number).click();
    const detail = page.getByRole('dialog', { name: new RegExp(`^${number}`) });
    await detail.getByText('Por pagar').waitFor();
    await detail.getByRole('button', { name: 'Ver los 13 pagos' }).click();
    await detail.getByText('Mensualidad 12 de 12').waitFor();
    await expectAccessible(page);
    const prospect = detail.getByRole('link').first();
    const name = await textOf(prospect);
    await prospect.click();
    await page.waitForURL(/\/prospect\/\d+\/detail/u);
    await titled(page, name);
    expect(new URL(page.url()).pathname).toMatch(/detail$/u);
  });

  it('the rows behind a figure of the sales lead to their contracts', async () => {
    const page = await app.at('/sales-dashboard?detalle=contratos:base=vendidos', 'rol8');
    const link = page
      .getByRole('dialog')
      .getByRole('link', { name: /^(?:PF|SG|BF)-\d+$/u })
      .first();
    const number = await textOf(link);
    await link.click();
    await page.waitForURL((url) => url.pathname === '/contract/browse' && url.searchParams.get('q') === number);
    expect(await firstNumber(page)).toBe(number);
  });

  it('fits a phone, in cards', async () => {
    const page = await app.at('/contract/browse', 'rol1', phone);
    await expect.poll(() => firstNumber(page)).toMatch(/^(?:PF|SG|BF)-/u);
    await expectToFit(page);
  });
});

describe('UND-38 the defaulters', () => {
  it('are called from the list, and the next activity is planned from the row', async () => {
    const page = await app.at('/contract/list-defaulters', 'rol8', phone);
    await titled(page, 'Morosos');
    await page
      .getByText(/^(?:1 a 30|31 a 60|61 a 90|Más de 90) días$/u)
      .first()
      .click();
    const detail = page.getByRole('dialog');
    expect(await detail.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toMatch(/^tel:\d{10}$/u);
    await detail
      .getByText(/^Venció el /u)
      .first()
      .waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Planear actividad' }).click();
    await page.getByRole('dialog', { name: 'Nueva actividad' }).waitFor();
  });
});
