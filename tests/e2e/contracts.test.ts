import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectAccessible, expectToFit, titled } from '../page.ts';

const app = application();

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** The number of the first contract of the list. */
async function firstNumber(page: Page): Promise<string> {
  const number = page.getByText(/^(?:PF|SG|BF)-\d+$/u).first();
  await number.waitFor();
  return number.innerText();
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

  it('fits a phone, in cards', async () => {
    const page = await app.at('/contract/browse', 'rol1', phone);
    expect(await firstNumber(page)).toMatch(/^(?:PF|SG|BF)-/u);
    await expectToFit(page);
  });
});
