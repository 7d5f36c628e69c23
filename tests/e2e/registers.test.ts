import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFound, expectAccessible, expectFocus, expectToFit, goTo, titled } from '../page.ts';
import { ownCalls, ownProspects } from '../quotationPage.ts';

const app = application();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Narrows the list down to what holds the text. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
}

describe('where people signed in', () => {
  it('UND-50 MNU-35 role 15 sees it on a map and in a list that is only read, and the times before of a person', async () => {
    const page = await app.at('/user/locations', 'rol15');
    await titled(page, 'Ubicaciones');
    await page.getByText(/^En el mapa: \d+ personas/).waitFor();
    await row(page, 'Atención a usuarios').first().waitFor();
    expect(await page.getByRole('button', { name: 'Agregar' }).count()).toBe(0);
    await row(page, 'Finanzas').getByText('Finanzas').click();
    const detail = page.getByRole('dialog');
    await detail.getByText('Inicio de sesión', { exact: true }).first().waitFor();
    expect(await detail.getByRole('button', { name: 'Editar' }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('UND-50 fits a phone', async () => {
    const page = await app.at('/user/locations', 'rol15', phone);
    await page.getByText(/^En el mapa: \d+ personas/).waitFor();
    await expectToFit(page);
  });
});

describe('a catalogue', () => {
  it('UND-40 MNU-33 role 13 adds a type, changes it, and takes it out of use and back; its history tells, and an adviser plans one', async () => {
    const page = await app.at('/catalog/activity-types', 'rol13');
    await titled(page, 'Tipos de actividad');
    await page.getByRole('button', { name: 'Agregar' }).click();
    const form = dialog(page, 'Agregar');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('Este campo es obligatorio').first().waitFor();
    await expectFocus(form.getByRole('textbox', { name: 'Nombre' }));
    await form.getByRole('textbox', { name: 'Nombre' }).fill('llamada');
    await form.getByRole('textbox', { name: 'Duración (minutos)' }).fill('25');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('Ya existe otro registro con este valor').waitFor();
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Videollamada');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Se agregó el registro').waitFor();
    await form.waitFor({ state: 'hidden' });

    await search(page, 'VIDEO');
    await row(page, 'Videollamada').getByText('Videollamada').click();
    const detail = dialog(page, 'Videollamada');
    await detail.getByText('Agregado').waitFor();
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Editar' }).click();
    await dialog(page, 'Editar').getByRole('textbox', { name: 'Duración (minutos)' }).fill('40');
    await dialog(page, 'Editar').getByRole('button', { name: 'Guardar' }).click();
    await detail.getByText('Duración (minutos): ').filter({ hasText: '40' }).first().waitFor();

    await detail.getByRole('button', { name: 'Poner fuera de uso' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Poner «Videollamada» fuera de uso?' });
    await question.getByRole('button', { name: 'Poner fuera de uso' }).click();
    await detail.getByText('Puesto fuera de uso', { exact: true }).waitFor();
    await detail.getByRole('button', { name: 'Cerrar' }).click();
    await detail.waitFor({ state: 'hidden' });
    await row(page, 'Videollamada').waitFor({ state: 'hidden' });

    await page.getByRole('radio', { name: 'Fuera de uso' }).click();
    await row(page, 'Videollamada').getByText('Videollamada').click();
    await detail.getByRole('button', { name: 'Volver a usar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a usar' }).click();
    await detail.getByText('Puesto otra vez en uso').waitFor();

    const [person] = await ownProspects(await ownCalls(app.url(), 'rol8'));
    const adviser = await app.at(`/prospect/${person?.Id}/detail?actividad=nueva`, 'rol8');
    await adviser.getByRole('combobox', { name: 'Tipo de actividad' }).click();
    await adviser.getByRole('option', { name: 'Videollamada', exact: true }).click();
  });

  it('keeps what was typed over a reload, and gives it up only when the person says so', async () => {
    const page = await app.at('/catalog/budget-salesbyteam', 'rol12');
    await page.getByRole('button', { name: 'Agregar' }).click();
    const form = dialog(page, 'Agregar');
    const amount = form.getByRole('textbox', { name: 'Meta de contratos' });
    await amount.fill('1250.50');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: '¿Descartar lo que escribiste?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Agregar' }).click();
    await form.getByText('Recuperamos lo que habías escrito.').waitFor();
    expect(await amount.inputValue()).toContain('1,250.50');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Agregar' }).click();
    expect(await amount.inputValue()).toBe('');
  });

  it('says why a type that the rules depend on stays in use', async () => {
    const page = await app.at('/catalog/activity-types?row=2', 'rol1');
    const detail = dialog(page, 'Llamada');
    await detail.getByText(/no se puede poner fuera de uso/).waitFor();
    expect(await detail.getByRole('button', { name: 'Poner fuera de uso' }).count()).toBe(0);
  });

  it('shows both when somebody else was faster, and overwrites nothing', async () => {
    const [one, other] = [
      await app.at('/catalog/discount-certificates', 'rol13'),
      await app.at('/catalog/discount-certificates', 'rol1'),
    ];
    for (const page of [one, other]) {
      await row(page, 'FAMILIA-10').getByText('FAMILIA-10').click();
      await dialog(page, 'FAMILIA-10').getByRole('button', { name: 'Editar' }).click();
    }
    const uses = (page: Page) => dialog(page, 'Editar').getByRole('textbox', { name: 'Usos restantes' });
    const save = (page: Page, name: string) => dialog(page, 'Editar').getByRole('button', { name }).click();
    await uses(one).fill('20');
    await save(one, 'Guardar');
    await dialog(one, 'Editar').waitFor({ state: 'hidden' });
    await uses(other).fill('30');
    await save(other, 'Guardar');
    await other.getByText('Otra persona cambió este registro mientras lo editabas').waitFor();
    await other.getByText('Ahora: 20').waitFor();
    expect(await uses(other).inputValue()).toBe('30');
    await save(other, 'Conservar lo mío');
    await dialog(other, 'Editar').waitFor({ state: 'hidden' });
    await dialog(other, 'FAMILIA-10').getByText('30', { exact: true }).first().waitFor();

    // Out of use is told as well.
    await dialog(one, 'FAMILIA-10').getByRole('button', { name: 'Editar' }).click();
    await uses(one).fill('40');
    await dialog(other, 'FAMILIA-10').getByRole('button', { name: 'Poner fuera de uso' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Poner fuera de uso' }).click();
    await dialog(other, 'FAMILIA-10').getByText('Puesto fuera de uso', { exact: true }).waitFor();
    await save(one, 'Guardar');
    await dialog(one, 'Editar').getByText('Ahora: Fuera de uso').waitFor();
    await dialog(one, 'Editar').getByText('Ahora: 30').waitFor();
    // Who gives up finds what is there now.
    await save(one, 'Cancelar');
    await one.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await dialog(one, 'FAMILIA-10').getByRole('button', { name: 'Volver a usar' }).waitFor();
  });

  it('TBL-06 TBL-18 its file is written by the server: all rows, visible columns, words as on the screen', async () => {
    const page = await app.at('/user/browse?state=all', 'rol1');
    await row(page, 'Daniela Ochoa Prado').waitFor();
    const [download, request] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForRequest('**/api/register/users/csv?**'),
      page.getByRole('button', { name: 'Descargar CSV' }).click(),
    ]);
    expect(new URL(request.url()).searchParams.get('State')).toBe('all');
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    const total = /\d+/u.exec((await page.getByText(/^\d+ filas$/u).textContent()) ?? '')?.[0];
    expect(lines.length - 1).toBe(Number(total));
    const titles = await page.getByRole('columnheader').allTextContents();
    expect(lines[0]?.replace('\uFEFF', '').split(',')).toEqual(titles.filter((title) => title !== ''));
    expect(lines.filter((line) => line.endsWith(',Deshabilitado')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.endsWith(',Activo')).length).toBeGreaterThan(0);
  });

  it('TBL-09 a filter of more choices than one answer holds is searched on the server, and named after a reload', async () => {
    const page = await app.at('/user/invoicing?sort=-employeeId', 'rol1');
    const cell = page.getByRole('row').nth(1).getByRole('gridcell').first();
    await cell.getByText(/\S/u).waitFor();
    const last = (await cell.textContent()) ?? '';
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const filters = dialog(page, 'Filtros');
    await filters.getByRole('checkbox').nth(49).waitFor();
    expect(await filters.getByRole('checkbox', { name: last }).count()).toBe(0);
    await filters.getByRole('searchbox', { name: 'Buscar en Empleado' }).fill(last);
    await filters.getByRole('checkbox', { name: last }).check();
    await filters.getByRole('button', { name: 'Listo' }).click();
    await page.getByText('1 fila', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Quitar el filtro Empleado: ${last}` }).waitFor();
  });

  it('is worked by the keyboard alone', async () => {
    const page = await app.at('/catalog/activity-subjects', 'rol1');
    await titled(page, 'Asuntos de actividad');
    await page.getByRole('button', { name: 'Agregar' }).focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Agregar');
    await expectFocus(form.getByRole('combobox', { name: 'Tipo de actividad' }));
    await page.keyboard.type('llam');
    await page.getByRole('option', { name: 'Llamada', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: 'Nombre' }).focus();
    await page.keyboard.type('Confirmar la cita');
    await page.keyboard.press('Enter');
    await page.getByText('Se agregó el registro').waitFor();
  });

  it('RTE-08 is not shown to who may open its address but not its entry', async () => {
    const page = await app.at('/catalog/activity-types', 'rol2');
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
  });

  it('fits a phone, in cards, its form as well', async () => {
    const page = await app.at('/catalog/discount-certificates', 'rol13', phone);
    await page.getByText('BIENVENIDA').waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page, 'Agregar').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });

  it('says that there are no data where the server fails, and asks again', async () => {
    const page = await app.as('rol1');
    await page.route('**/api/register/**', (route) =>
      route.fulfill({ status: 500, json: { status: 500, body: null, message: 'x' } }),
    );
    await goTo(page, '/catalog/tipify-tracings');
    const again = page.getByRole('button', { name: 'Reintentar' });
    await again.waitFor();
    await page.unroute('**/api/register/**');
    await again.click();
    await row(page, 'Datos incorrectos').waitFor();
  });

  it('fits a laptop, light and dark', async () => {
    const page = await app.at('/catalog/budget-mediadigital', 'rol1');
    await titled(page, 'Presupuesto de medios digitales');
    expect(await page.getByRole('row').count()).toBe(11);
    await expectToFit(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'color-contrast');
  });
});

describe('the users', () => {
  it('MNU-03 MNU-35 role 15 is at home there, and gives a role to who waits, who works at once', async () => {
    const waiting = await app.signedIn('rol11');
    await waiting.getByRole('navigation', { name: 'Menú principal' }).waitFor();
    expect(await waiting.getByRole('link', { name: 'Actividades', exact: true }).count()).toBe(0);

    const page = await app.at('/', 'rol15');
    await titled(page, 'Todos los usuarios');
    await page.getByRole('row').nth(1).getByText('Daniela Ochoa Prado').click();
    const detail = dialog(page, 'Daniela Ochoa Prado');
    await detail.getByRole('button', { name: 'Editar' }).click();
    const form = dialog(page, 'Editar');
    await chooseFound(form.getByRole('combobox', { name: 'Rol' }), 'asesor', 'Asesor');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.waitFor({ state: 'hidden' });

    await waiting.reload();
    await waiting.getByRole('link', { name: 'Actividades', exact: true }).first().click();
    await titled(waiting, 'Actividades');
  });

  it('a role cannot be given to oneself', async () => {
    const page = await app.at('/user/browse', 'rol15');
    await search(page, 'rol15');
    await page.getByRole('row').nth(1).getByText('rol15', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Editar' }).click();
    const form = dialog(page, 'Editar');
    await chooseFound(form.getByRole('combobox', { name: 'Rol' }), 'director', 'Director');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('No puedes cambiar tu propio rol; pídelo a otro administrador').waitFor();
  });

  it('a mailed link lets somebody choose another password', async () => {
    const page = await app.at('/user/browse?q=rol9', 'rol1');
    await page.getByRole('row').nth(1).getByText('rol9', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restablecer contraseña' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restablecer contraseña' }).click();
    await page.getByText('Se envió el correo para elegir otra contraseña').waitFor();
    expect(app.lastMail()).toContain('/auth/new-password#');
  });
});
