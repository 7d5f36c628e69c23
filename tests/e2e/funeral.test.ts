import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, sendSignIn } from '../browser.ts';
import { expectAccessible, expectToFit, textOf, titled } from '../page.ts';

const app = application();

const firstRow = (page: Page) => page.getByRole('row').nth(1);

describe('funeral assistance', () => {
  it('MNU-22 UND-12 somebody of company 3 lands on the follow-up, plans the next activity and opens the prospect', async () => {
    const page = await app.open('/auth/login');
    await sendSignIn(page, 'funeral');
    await page.waitForURL('**/funeralnet/followup-prospects');
    await titled(page, 'Seguimiento de prospectos');
    const row = firstRow(page);
    await row.getByText('Sin planear').or(row.getByText('Vencido')).waitFor();
    const name = await textOf(row.getByRole('link'));
    await row.getByRole('button', { name: 'Planear actividad' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva Actividad' });
    await dialog.getByText(name).first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('link', { name }).click();
    await page.waitForURL('**/prospect/*/detail');
    await titled(page, name);
  });

  it('UND-13 who leads hands a quotation over and opens it; an adviser sees their own alone', async () => {
    const page = await app.at('/funeralnet/quotes-assigned', 'funeral4');
    await titled(page, 'Cotizaciones asignadas');
    const row = firstRow(page);
    const number = await textOf(row.getByRole('link'));
    await row.getByRole('button', { name: 'Reasignar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reasignar' });
    await dialog.getByRole('combobox', { name: 'Asesor' }).click();
    await page.getByRole('option').last().click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('La cotización ahora es de ').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(number);
    await page.waitForURL((url) => url.searchParams.get('q') === number);
    const assigned = page.getByRole('row', { name: new RegExp(number) });
    await assigned.getByRole('gridcell').nth(2).click();
    const detail = page.getByRole('dialog', { name: new RegExp(number) });
    await detail.getByText('Cambio', { exact: true }).waitFor();
    await detail.getByText('Asignada a: ').first().waitFor();
    await detail.getByRole('link', { name: 'Abrir cotización' }).waitFor();
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Cerrar' }).click();
    await detail.waitFor({ state: 'detached' });
    await assigned.getByRole('link').click();
    await page.getByRole('dialog', { name: new RegExp(number) }).waitFor();

    const own = await app.at('/funeralnet/quotes-assigned', 'funeral');
    await titled(own, 'Cotizaciones asignadas');
    await firstRow(own).waitFor();
    await own.getByRole('columnheader', { name: 'Asignada a' }).waitFor({ state: 'detached' });
    await own.getByRole('button', { name: 'Reasignar' }).waitFor({ state: 'detached' });
  });

  it('UND-14 somebody prints the tabulator, and quotes a price of it', async () => {
    const page = await app.at('/funeralnet/tabulator5-25', 'funeral');
    await titled(page, 'Tabulador 5-25');
    const region = page.getByRole('region', { name: 'Tabulador 5-25' });
    await page.getByRole('textbox', { name: 'Descuento (%)' }).fill('10');
    await region.getByText('Precio $16,661.11').waitFor();
    // One sheet, whatever the plans are.
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
    await expectAccessible(page);
    await region.getByRole('link', { name: /^Cotizar Plan Básico en 25 mensualidades de \$/u }).click();
    await page.waitForURL('**/quotation/add?**');
    await page.getByRole('combobox', { name: 'Prospecto' }).fill('mar');
    await page.getByRole('option').first().click();
    await page.getByText('Por financiar').waitFor();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page
      .getByRole('dialog', { name: /^Cotización COT-/u })
      .getByText('$16,661.11')
      .first()
      .waitFor();
  });

  it('UND-12 the follow-up fits a phone', async () => {
    const page = await app.at('/funeralnet/followup-prospects', 'funeral', phone);
    await titled(page, 'Seguimiento de prospectos');
    await page.getByRole('button', { name: 'Planear actividad' }).first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });
});
