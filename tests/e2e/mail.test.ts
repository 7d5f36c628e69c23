import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectAccessible, expectFocus, expectToFit, goTo, titled } from '../page.ts';

const app = application();

/** A prospect of the adviser with an e-mail address. */
async function reachable(page: Page): Promise<{ Id: number; Email: string }> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/prospect/list?**'), goTo(page, '/prospect/browse')]);
  const { body }: { body: { Id: number; Email: string | null }[] } = await answer.json();
  for (const { Id, Email } of body) if (Email !== null) return { Id, Email };
  throw new Error('No prospect of the demo has an e-mail address.');
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });

it('UND-43 role 13 writes a template: a variable goes where the cursor is, one that there is not is refused', async () => {
  const page = await app.at('/catalog/email-templates', 'rol13');
  await titled(page, 'Plantillas de correo');
  await page.getByRole('row', { name: /Confirmación de cita/ }).waitFor();
  await page.getByRole('button', { name: 'Agregar' }).click();
  const form = dialog(page, 'Agregar');
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Aviso');
  await form.getByRole('textbox', { name: 'Asunto' }).fill('Aviso de {{precio}}');
  const body = form.getByRole('textbox', { name: 'Mensaje' });
  await body.fill('Hola, :');
  await body.press('ArrowLeft');
  await form
    .getByRole('list', { name: 'Insertar en «Mensaje»' })
    .getByRole('button', { name: '{{prospecto}}' })
    .click();
  await expectFocus(body);
  await page.keyboard.type(' (usted)');
  expect(await body.inputValue()).toBe('Hola, {{prospecto}} (usted):');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await form.getByText('Hay una variable que no existe o no está cerrada').waitFor();
  await expectFocus(form.getByRole('textbox', { name: 'Asunto' }));
  await form.getByRole('textbox', { name: 'Asunto' }).fill('Aviso de {{empresa}}');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Se agregó el registro').waitFor();
});

it('UND-43 a template is read with the data of a prospect that the person chooses, on a phone too', async () => {
  const page = await app.at('/catalog/email-templates', 'rol1', phone);
  await page.getByText('Primer contacto').click();
  const detail = dialog(page, 'Primer contacto');
  await detail.getByRole('combobox', { name: 'Ver con los datos de un prospecto' }).fill('mar');
  const option = page.getByRole('option').first();
  const name = (await option.textContent()) ?? '';
  await option.click();
  const preview = detail.getByRole('region', { name: 'Vista previa' }).getByRole('heading');
  await preview.filter({ hasText: ', un gusto saludarle de parte de Previsión del Valle' }).waitFor();
  const [greeted = ''] = ((await preview.textContent()) ?? '').split(',');
  expect(name).toContain(greeted);
  await expectToFit(page);
  await expectAccessible(page);
});

it('UND-43 STA-05 an adviser writes to a prospect with a template, whose values are no HTML', async () => {
  const page = await app.as('rol8');
  const name = '<b>Rosa</b> & Ñandú';
  await page.route(/\/api\/prospect\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const { body, ...rest } = await answer.json();
    await route.fulfill({
      json: { ...rest, body: { ...body, FirstName: name, LastName: null, Email: 'rosa@correo.example' } },
    });
  });
  const { Id } = await reachable(page);
  await goTo(page, `/prospect/${Id}/detail`);
  await page.getByRole('link', { name: 'Escribir' }).click();
  const mail = dialog(page, `Escribir a ${name}`);
  await mail.getByRole('combobox', { name: 'Plantilla' }).click();
  await page.getByRole('option', { name: 'Seguimiento' }).click();
  await mail.getByRole('heading', { name: `¿Pudo revisar la propuesta, ${name}?` }).waitFor();
  const href = await mail.getByRole('link', { name: 'Abrir correo' }).getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.pathname).toBe('rosa@correo.example');
  expect(url.searchParams.get('subject')).toBe(`¿Pudo revisar la propuesta, ${name}?`);
  expect(url.searchParams.get('body')).toContain(`Hola, ${name}:\r\n\r\nHace unos días`);
  await expectAccessible(page);
});

it('UND-43 without templates, or where they cannot be read, the mail program opens at once', async () => {
  const page = await app.as('rol8');
  await page.route('**/catalog/email-templates', (route) =>
    route.fulfill({ status: 500, json: { status: 500, body: null } }),
  );
  const { Id, Email } = await reachable(page);
  await goTo(page, `/prospect/${Id}/detail`);
  await page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      followed.push(this.href);
    };
  });
  await page.getByRole('link', { name: 'Escribir' }).click();
  await page.getByText('No se pudieron leer las plantillas. Tu correo se abre sin texto.').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'followed'))).toEqual([`mailto:${Email}`]);
});
