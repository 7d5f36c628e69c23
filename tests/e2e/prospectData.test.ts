import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectAccessible, expectToFit, titled } from '../page.ts';
import { ownCalls, ownProspects } from '../quotationPage.ts';

const app = application();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Fills the form of a price of the insurance of accidents. */
async function fillPrice(page: Page, ages: readonly [string, string]): Promise<void> {
  const form = dialog(page, 'Agregar');
  await form.getByRole('combobox', { name: 'Seguro' }).fill('accid');
  await page.getByRole('option', { name: 'Accidentes personales' }).click();
  await form.getByRole('textbox', { name: 'Desde la edad' }).fill(ages[0]);
  await form.getByRole('textbox', { name: 'Hasta la edad' }).fill(ages[1]);
  await form.getByRole('textbox', { name: 'Suma asegurada' }).fill('200000');
  await form.getByRole('textbox', { name: 'Plazo (años)' }).fill('5');
  await form.getByRole('textbox', { name: 'Precio' }).fill('4321');
  await form.getByRole('button', { name: 'Guardar' }).click();
}

describe('the prices of insurances', () => {
  it('UND-07 a price that is added is quoted; ages that have a price already are refused at the field', async () => {
    const page = await app.at('/prospect/insurance-prices', 'rol1');
    await titled(page, 'Precios de seguros');
    await page.getByRole('button', { name: 'Agregar' }).click();
    await fillPrice(page, ['18', '45']);
    await page.getByText('Se agregó el registro').waitFor();
    await dialog(page, 'Agregar').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Agregar' }).click();
    await fillPrice(page, ['45', '60']);
    await dialog(page, 'Agregar').getByText('Otro registro en uso ya abarca una parte de esto').waitFor();
    await expectAccessible(page);

    const [person] = await ownProspects(await ownCalls(app.url(), 'rol8'));
    const quoting = await app.at(`/quotation/add?ProspectId=${person?.Id}`, 'rol8');
    await quoting.getByRole('radio', { name: 'Seguro' }).check();
    await quoting.getByRole('combobox', { name: 'Plan' }).click();
    await quoting.getByRole('option', { name: /Accidentes personales, de 18 a 45 años/u }).click();
    await quoting.getByText('$4,321.00').first().waitFor();
  });
});

describe('the teams of the offers', () => {
  it('UND-08 fit a phone, their form as well', async () => {
    const page = await app.at('/prospect/members-offerteams', 'rol1', phone);
    await titled(page, 'Equipos de la oferta');
    await page.getByText('Equipo Águilas').first().waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page, 'Agregar').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });
});
