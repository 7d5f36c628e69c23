import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { said } from '../activityPage.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { downPayment, figure, fillQuotation, guardar, sheet } from '../quotationPage.ts';

const app = application();
const leads = (page: Page) => page.getByRole('list', { name: 'Prospectos en espera' });

/** What the database holds of the last quotation, its prospect and the lead that it all began with, read past the server. */
async function readJourney(quotationId: number) {
  const database = await connect({ folder: path.join(app.data(), 'database') });
  try {
    return await database.db
      .selectFrom('quotation')
      .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
      .innerJoin('carousel_lead', 'carousel_lead.prospect_id', 'prospect.id')
      .innerJoin('account', 'account.id', 'carousel_lead.attended_by')
      .where('quotation.id', '=', quotationId)
      .select([
        'prospect.id as prospectId',
        'prospect.first_name',
        'prospect.state',
        'prospect.mobile_phone',
        'carousel_lead.mobile_phone as leadPhone',
        'account.username',
        'quotation.amount',
        'quotation.discount',
        'quotation.down_payment',
        'quotation.payments',
      ])
      .executeTakeFirstOrThrow();
  } finally {
    await database.close();
  }
}

const idOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('Id'));

/** Two pieces of the family plan, 7.5 % off, 36 months. */
const QUOTED = { amount: 6_580_200, discount: 493_515, down_payment: 913_003, payments: 36 };

/** From the panel above the dashboard to the quotation, by touch. Returns the quotation's id. */
async function quoteByThumb(page: Page): Promise<{ readonly id: number; readonly name: string }> {
  await leads(page)
    .getByRole('button', { name: /^Atender a/u })
    .first()
    .tap();
  await page.waitForURL(/\/prospect\/add\?data=/u);
  await expect.poll(() => page.getByLabel('Celular').inputValue()).not.toBe('');
  const name = await page.getByLabel('Nombre', { exact: true }).inputValue();
  await page.getByLabel('Código postal').fill('44100');
  await expect.poll(() => page.getByLabel('Estado').inputValue()).toBe('Jalisco');
  await guardar(page).tap();
  await page.waitForURL(/\/prospect\/\d+\/detail$/u);
  await said(page, 'Prospecto registrado').waitFor();
  await page.getByRole('link', { name: 'Nueva cotización' }).tap();
  await fillQuotation(page);
  expect(await figure(page, 'Total').textContent()).toBe('$60,866.85');
  await guardar(page).tap();
  await sheet(page).getByText('36 mensualidades de $1,437.13').waitFor();
  return { id: idOf(page), name };
}

/** Presses Tab until that has the focus; a page of ours needs fewer than a hundred. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < 100; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Types over what stands in a field. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** From the queue's page to the quotation, by keyboard. Returns the quotation's id. */
async function quoteByKeys(page: Page): Promise<number> {
  const { keyboard } = page;
  await page.goto(`${app.url()}/carousel`);
  await tabTo(
    page,
    leads(page)
      .getByRole('button', { name: /^Atender a/u })
      .first(),
  );
  await keyboard.press('Enter');
  await page.waitForURL(/\/prospect\/add\?data=/u);
  await expect.poll(() => page.getByLabel('Celular').inputValue()).not.toBe('');
  await typeInto(page, page.getByLabel('Código postal'), '64000');
  await expect.poll(() => page.getByLabel('Estado').inputValue()).toBe('Nuevo León');
  await tabTo(page, guardar(page));
  await keyboard.press('Enter');
  await page.waitForURL(/\/prospect\/\d+\/detail$/u);
  await tabTo(page, page.getByRole('link', { name: 'Nueva cotización' }));
  await keyboard.press('Enter');
  await page.waitForURL(/\/quotation\/add/u);
  await tabTo(page, page.getByRole('radio', { name: 'Plan funerario' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Plan' }));
  await keyboard.press('Enter');
  await page.getByRole('option', { name: /^Plan Familiar/u }).waitFor();
  await keyboard.type('Plan Fam');
  await keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Piezas'), '2');
  await typeInto(page, page.getByLabel('Descuento (%)'), '7.5');
  await tabTo(page, page.getByRole('radio', { name: 'Contado' }));
  const term = page.getByRole('radio', { name: '36 meses' });
  for (let count = 0; count < 10 && !(await term.isChecked()); count += 1) await keyboard.press('ArrowRight');
  await typeInto(page, downPayment(page), '9130.03');
  await tabTo(page, guardar(page));
  await keyboard.press('Enter');
  await sheet(page).getByText('36 mensualidades de $1,437.13').waitFor();
  await tabTo(page, sheet(page).getByRole('button', { name: 'Imprimir' }));
  return idOf(page);
}

it('CAR-06 CAR-07 UND-09 POS-01 UND-11 UND-33 a lead becomes a prospect with a quotation, by touch on a phone and by keyboard alone', async () => {
  const byThumb = await quoteByThumb(await app.as('rol7', phone));
  const byKeys = await quoteByKeys(await app.as('rol5'));
  await app.stopServer();
  const thumbed = await readJourney(byThumb.id);
  expect(thumbed).toMatchObject({ username: 'rol7', first_name: byThumb.name, state: 'Jalisco', ...QUOTED });
  expect(thumbed.mobile_phone).toBe(thumbed.leadPhone);
  expect(await readJourney(byKeys)).toMatchObject({ username: 'rol5', state: 'Nuevo León', ...QUOTED });
}, 120_000);
