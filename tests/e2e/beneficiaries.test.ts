import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { chooseFound, expectAccessible, expectFocus, expectToFit, textOf, titled } from '../page.ts';

const app = application();

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const list = (page: Page) => dialog(page, 'Beneficiarios');
const person = (page: Page, number: number) => list(page).getByRole('group', { name: `Beneficiario ${number}` });

/** Fills in a row of the list. */
async function fill(page: Page, number: number, name: string, born: string): Promise<void> {
  const row = person(page, number);
  await row.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
  await row.getByRole('combobox', { name: 'Parentesco' }).click();
  await page.getByRole('option', { name: 'Hijo o hija' }).click();
  await row.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill(born);
  await row.getByRole('textbox', { name: 'Teléfono' }).fill('55 1000 3001');
}

/** The dialog of the last contract of the list. */
async function opened(username: string): Promise<Page> {
  const page = await app.at('/contract/browse?filter=status:current', username, wide);
  await page
    .getByText(/^(?:PF|SG|BF)-\d+$/u)
    .last()
    .click();
  await page.getByRole('button', { name: 'Cambiar beneficiarios' }).click();
  return page;
}

describe('UND-37 the beneficiaries', () => {
  it('of a contract are added from the list, shared equally to the hundredth, and changed from the contract', async () => {
    const page = await app.at('/contract/beneficiaries', 'rol1', wide);
    await titled(page, 'Beneficiarios');
    await page.getByRole('button', { name: 'Agregar a un contrato' }).click();
    const start = dialog(page, 'Agregar a un contrato');
    await chooseFound(start.getByRole('combobox', { name: 'Contrato' }), 'BF-', /^BF-/u);
    await start.getByRole('button', { name: 'Continuar' }).click();

    // Whatever the demo has named before gives way to three people.
    await list(page).getByRole('button', { name: 'Agregar beneficiario' }).waitFor();
    const heading = await textOf(list(page).getByText(/^Contrato /u));
    const number = heading.split(' ')[1] ?? '';
    const remove = list(page).getByRole('button', { name: 'Quitar al beneficiario 1' });
    while (await remove.isVisible()) await remove.click();
    await list(page).getByRole('button', { name: 'Guardar' }).click();
    await list(page).getByText('Agrega al menos un beneficiario').waitFor();
    for (const [at, name] of ['Ana Olvera', 'Luis Olvera', 'Eva Olvera'].entries()) {
      await list(page).getByRole('button', { name: 'Agregar beneficiario' }).click();
      await expectFocus(person(page, at + 1).getByRole('textbox', { name: 'Nombre completo' }));
      await fill(page, at + 1, name, '10/05/1990');
      await person(page, at + 1)
        .getByRole('textbox', { name: 'Porcentaje' })
        .fill('33.33');
    }
    await list(page).getByText('Suma: 99.99 %, falta 0.01 %').waitFor();
    await expectAccessible(page);
    await list(page).getByRole('button', { name: 'Repartir por igual' }).click();
    await list(page).getByText('Suma: 100.00 %').waitFor();
    await list(page).getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Se guardaron los beneficiarios').waitFor();
    await list(page).waitFor({ state: 'detached' });

    await page.getByRole('searchbox', { name: 'Buscar' }).fill('Ana Olvera');
    const row = page.getByRole('row', { name: /Ana Olvera.*33\.34/u });
    await row.getByText('Ana Olvera').click();
    await dialog(page, /^Ana Olvera/u)
      .getByRole('link', { name: 'Ver contrato' })
      .click();
    await page.waitForURL((url) => url.pathname === '/contract/browse');
    await page
      .getByRole('row', { name: new RegExp(number) })
      .getByText(number)
      .click();
    const detail = dialog(page, new RegExp(`^${number}`));
    await detail.getByText('33.34 %').waitFor();
    await detail.getByRole('button', { name: 'Cambiar beneficiarios' }).click();
    await person(page, 3).getByRole('textbox', { name: 'Nombre completo' }).fill('luis olvera');
    await list(page).getByRole('button', { name: 'Guardar' }).click();
    await list(page).getByText('Ya está en la lista, con la misma fecha de nacimiento').waitFor();
    await expectFocus(person(page, 3).getByRole('textbox', { name: 'Nombre completo' }));
    await person(page, 3).getByRole('textbox', { name: 'Nombre completo' }).fill('Eva Olvera Ríos');
    await list(page).getByRole('button', { name: 'Guardar' }).click();
    await detail.getByText('Eva Olvera Ríos').waitFor();
    await detail.getByRole('button', { name: /^Ver \d+ listas? anterior(?:es)?$/u }).click();
    await detail
      .getByRole('listitem')
      .filter({ hasText: /^Eva Olvera(?! Ríos)/u })
      .waitFor();
  });

  it('that somebody else changed meanwhile are shown, and kept or replaced knowingly', async () => {
    const page = await opened('rol1');
    const other = await opened('rol2');
    for (const [one, name] of [
      [other, 'Otra Persona'],
      [page, 'Mi Persona'],
    ] as const) {
      const remove = list(one).getByRole('button', { name: 'Quitar al beneficiario 1' });
      await remove.waitFor();
      while (await remove.isVisible()) await remove.click();
      await list(one).getByRole('button', { name: 'Agregar beneficiario' }).click();
      await fill(one, 1, name, '10/05/1985');
      await list(one).getByRole('button', { name: 'Repartir por igual' }).click();
      await list(one).getByRole('button', { name: 'Guardar' }).click();
      if (one === other) await list(other).waitFor({ state: 'detached' });
    }
    await list(page).getByText('Ahora es: Otra Persona 100.00 %.').waitFor();
    await list(page).getByRole('button', { name: 'Conservar lo mío' }).click();
    await list(page).getByRole('button', { name: 'Guardar' }).click();
    await list(page).waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('Mi Persona').waitFor();
  });

  it('are rows of two lines on a phone, and their list a sheet that fits', async () => {
    const page = await app.at('/contract/beneficiaries', 'rol8', phone);
    await titled(page, 'Beneficiarios');
    await page.getByRole('gridcell').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar beneficiarios' }).click();
    await list(page).getByText('Suma: 100.00 %').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    expect(await list(page).getByRole('group').count()).toBeGreaterThan(0);
  });
});

describe('UND-39 the beneficiaries of a period', () => {
  it('are those of this month to begin with, by kind, and lead to the contract', async () => {
    const page = await app.at('/contract/beneficiaries-period', 'rol1', wide);
    await titled(page, 'Beneficiarios por periodo');
    await page.waitForURL(/filter=day%3A\d{4}-\d{2}-01\.\.\d{4}-\d{2}-\d{2}$/u);
    await page.getByText('Cumpleaños').first().waitFor();
    await page.goto(`${page.url()}&filter=kind%3Abirthday`);
    await page.getByText('Tipo: Cumpleaños').waitFor();
    await page
      .getByRole('row', { name: /Cumpleaños/u })
      .first()
      .getByText('Cumpleaños')
      .click();
    const detail = page.getByRole('dialog');
    await detail.getByRole('button', { name: 'Cambiar beneficiarios' }).waitFor();
    await expectAccessible(page);
    await detail.getByRole('link', { name: 'Ver contrato' }).click();
    await page.waitForURL((url) => url.pathname === '/contract/browse' && url.searchParams.has('q'));
  });

  it('fit a phone, and stay those of the range that was chosen', async () => {
    const page = await app.at('/contract/beneficiaries-period?filter=day:2026-02-28..2026-02-28', 'rol1', phone);
    await titled(page, 'Beneficiarios por periodo');
    await page.getByText('28/02/2026').first().waitFor();
    await expectToFit(page);
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['day:2026-02-28..2026-02-28']);
  });
});
