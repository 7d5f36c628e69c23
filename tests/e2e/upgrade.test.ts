import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { chooseFound, expectAccessible, expectToFit, goTo, textOf, titled } from '../page.ts';

const app = application();

/** Insurances that cost less than the dearest one. */
const CHEAP = '/contract/browse?filter=status:current&filter=businessLine:SG&filter=net:..4000';

describe('UND-36 the upgrade of a plan', () => {
  it('is chosen from the menu with what it comes to, confirmed, and stands with both contracts', async () => {
    const page = await app.at(CHEAP, 'rol1', wide);
    const number = await textOf(page.getByText(/^SG-\d+$/u).first());
    await goTo(page, '/contract/upgrade');
    await titled(page, 'Mejora de plan');
    await page.getByText('Todavía no hay mejoras').waitFor();
    await page.getByRole('button', { name: 'Mejorar un contrato' }).click();
    const start = page.getByRole('dialog', { name: 'Mejorar un contrato' });
    await chooseFound(start.getByRole('combobox', { name: 'Contrato' }), number, new RegExp(`^${number} `, 'u'));
    await start.getByRole('button', { name: 'Continuar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mejora de plan' });
    await dialog.getByRole('combobox', { name: 'Nuevo plan' }).waitFor();
    await dialog.getByRole('button', { name: 'Mejorar plan' }).click();
    await dialog.getByText('Elige un plan').waitFor();
    await dialog.getByRole('combobox', { name: 'Nuevo plan' }).click();
    await page.getByRole('option').last().click();
    await dialog.getByText('Diferencia', { exact: true }).waitFor();
    await dialog.getByText(/^(?:Se suma a las mensualidades que faltan|Se paga hoy)$/u).waitFor();
    await dialog.getByText('Comisión estimada', { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mejorar plan' }).click();
    await page.getByText('Se mejoró el plan').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('row', { name: new RegExp(`${number}-M1`, 'u') })
      .getByText(`${number}-M1`)
      .click();
    const made = page.getByRole('dialog', { name: new RegExp(`^${number}-M1`, 'u') });
    await made.getByRole('link', { name: `Mejora el contrato ${number}` }).click();
    await page.waitForURL((url) => url.pathname === '/contract/browse' && url.searchParams.get('q') === number);
    await page.getByText(number, { exact: true }).first().click();
    const base = page.getByRole('dialog', { name: new RegExp(`^${number} `, 'u') });
    await base.getByRole('link', { name: `${number}-M1` }).waitFor();
  });

  it('fits a phone, from the drawer of a contract', async () => {
    const page = await app.at(CHEAP, 'rol1', phone);
    await page
      .getByText(/^SG-\d+$/u)
      .last()
      .click();
    const open = page.getByRole('dialog').getByRole('button', { name: 'Mejorar plan' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Mejora de plan' });
    await dialog.getByText('Plan actual').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    expect(await dialog.getByRole('combobox', { name: 'Nuevo plan' }).count()).toBe(1);
  });
});
