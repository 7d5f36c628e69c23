import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFound, expectAccessible, expectToFit, hold, titled, untilIdle } from '../page.ts';
import { ownCalls, ownProspects } from '../quotationPage.ts';

const app = application();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Fills the form of a price of the insurance of accidents. */
async function fillPrice(page: Page, ages: readonly [string, string]): Promise<void> {
  const form = dialog(page, 'Agregar');
  await chooseFound(form.getByRole('combobox', { name: 'Seguro' }), 'accid', 'Accidentes personales');
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
    // Who adds the next one at once is not called away by the row of the one before, which comes late.
    const list = await hold(page, '**/register/insurance-prices?*');
    await fillPrice(page, ['18', '45']);
    await page.getByText('Se agregó el registro').waitFor();
    await dialog(page, 'Agregar').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page, 'Agregar').getByRole('combobox', { name: 'Seguro' }).fill('acc');
    list.release();
    await page.getByText('$4,321.00').first().waitFor();
    await untilIdle(page);
    expect(await page.getByRole('option', { name: 'Accidentes personales' }).count()).toBe(1);
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

const LIST = [
  'Nombre;Apellidos;Celular;Correo',
  'Ana;Torres;33 9000 0001;',
  'Luis;Mora;123;',
  'Ana bis;Torres;3390000001;',
  'Eva;Ríos;33 9000 0002;eva@lista.example',
  'Raúl;Núñez;;',
].join('\r\n');

/** Chooses that file in the dialog of the import. */
const choose = (page: Page, name: string, bytes: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });

describe('a bought list', () => {
  it('UND-06 is imported with its errors mended, handed out by share, reviewed and taken back', async () => {
    const page = await app.at('/prospect/browse-databases', 'rol1');
    await titled(page, 'Configuración de bases');
    await page.getByRole('button', { name: 'Importar base' }).click();
    const form = dialog(page, 'Importar una base');
    await form.getByText('.csv, .txt, .xlsx · hasta 10 MB').waitFor();
    await choose(page, 'rota.csv', Buffer.from('Nombre,Celular\n"Ana,551'));
    await form.getByText(/El archivo está dañado o incompleto/u).waitFor();
    // As Excel writes it in Mexico.
    await choose(page, 'gremio.csv', Buffer.from(LIST, 'latin1'));
    await form.getByText('2 con errores').waitFor();
    await form.getByText('1 duplicada').waitFor();
    await expectAccessible(page);
    await form.getByRole('group', { name: 'Fila 3' }).getByRole('textbox', { name: 'Celular' }).fill('3390000003');
    await form.getByRole('group', { name: 'Fila 6' }).getByRole('checkbox', { name: 'Dejar fuera' }).check();
    await form.getByRole('button', { name: 'Aplicar correcciones' }).click();
    await form.getByText('3 listas para importar').waitFor();
    // It is gone on with after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Importar base' }).click();
    await form.getByText('3 listas para importar').waitFor();
    const advisers = form.getByRole('combobox', { name: 'Asesores' });
    await advisers.fill('a');
    await page.getByRole('option').nth(0).click();
    await page.getByRole('option').nth(1).click();
    await page.keyboard.press('Escape');
    await form
      .getByRole('textbox', { name: /^Parte de/u })
      .first()
      .fill('2');
    await form.getByText('2 prospectos').waitFor();
    const answer = await hold(page, '**/prospect-list/*/import');
    await form.getByRole('button', { name: 'Importar 3 prospectos' }).click();
    await form.getByRole('progressbar', { name: 'Importando la base' }).waitFor();
    answer.release();
    await page.getByText('Se importó la base').waitFor();
    await form.waitFor({ state: 'hidden' });

    const review = await app.at('/prospect/browse-dbreview', 'rol1');
    await titled(review, 'Revisión de bases');
    await review.getByRole('row', { name: /gremio\.csv/u }).waitFor();
    await expectAccessible(review);
    await review
      .getByRole('row', { name: /gremio\.csv/u })
      .getByText('gremio.csv')
      .click();
    await titled(review, 'Prospectos de las bases');
    await review.getByText('3 filas', { exact: true }).waitFor();
    await expectAccessible(review);
    await review.getByRole('row').nth(1).getByText('Ana Torres').click();
    await titled(review, 'Ana Torres');

    await page
      .getByRole('row', { name: /gremio\.csv/u })
      .getByText('gremio.csv')
      .click();
    const detail = dialog(page, 'gremio.csv');
    await detail.getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByText('Se deshizo la importación').waitFor();
    await detail.getByText('Puesto fuera de uso', { exact: true }).waitFor();
    expect(await detail.getByRole('button', { name: 'Deshacer importación' }).count()).toBe(0);
  });

  it('UND-06 that somebody has worked on stays, and says why', async () => {
    const page = await app.at('/prospect/browse-databases', 'rol1');
    await page
      .getByRole('row', { name: /Base sindicato\.csv/u })
      .getByText('Base sindicato.csv')
      .click();
    const detail = dialog(page, 'Base sindicato.csv');
    await detail.getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByText(/ya se trabajó con/u).waitFor();
  });

  it('fits a phone', async () => {
    const page = await app.at('/prospect/browse-databases', 'rol1', phone);
    await page.getByText('Base sindicato.csv').waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Importar base' }).click();
    await choose(page, 'telefono.csv', Buffer.from(LIST));
    await dialog(page, 'Importar una base').getByText('2 con errores').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });
});
