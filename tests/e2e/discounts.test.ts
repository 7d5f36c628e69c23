import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { expectAccessible, expectFocus, expectToFit, titled } from '../page.ts';

const app = application();

const LIST = '/contract/list-discount-requested';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const decideFirst = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Decidir/ }).first();
  await button.click();
  const decision = dialog(page, 'Decidir');
  await decision.getByRole('table', { name: 'Así quedaría' }).waitFor();
  return decision;
};
const rowsOf = async (page: Page) => page.getByRole('button', { name: /^Decidir/ }).count();

describe('UND-35 the discounts that were asked for', () => {
  it('those that wait come first; one is approved, one refused with a reason', async () => {
    const page = await app.at(LIST, 'rol1', wide);
    await titled(page, 'Solicitudes de descuento');
    await page
      .getByRole('button', { name: /^Decidir/ })
      .first()
      .waitFor();
    const before = await rowsOf(page);
    const decision = await decideFirst(page);
    await expectAccessible(page);
    await decision.getByRole('rowheader', { name: 'Margen sin IVA' }).waitFor();
    await decision.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await page.getByText('Se aprobó el descuento').waitFor();
    await decision.waitFor({ state: 'detached' });
    await expect.poll(() => rowsOf(page)).toBe(before - 1);

    const next = await decideFirst(page);
    await next.getByRole('radio', { name: 'Rechazar' }).check({ force: true });
    await next.getByRole('button', { name: 'Rechazar' }).click();
    await next.getByText('Este campo es obligatorio').waitFor();
    await expectFocus(next.getByRole('textbox', { name: 'Respuesta' }));
    await next.getByRole('textbox', { name: 'Respuesta' }).fill('El plan ya está en promoción');
    await next.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByText('Se rechazó el descuento').waitFor();
    await page.getByRole('radio', { name: 'Decidida' }).check({ force: true });
    await page.getByText('Rechazado').first().waitFor();
  });

  it('on a phone a part is granted, and nothing that was typed is lost when the server fails', async () => {
    const page = await app.at(LIST, 'rol1', phone);
    await titled(page, 'Solicitudes de descuento');
    const decision = await decideFirst(page);
    await decision.getByRole('radio', { name: 'Aprobar en parte' }).check({ force: true });
    await decision.getByRole('textbox', { name: 'Importe concedido' }).fill('100');
    await decision.getByRole('textbox', { name: 'Respuesta' }).fill('Hasta ahí llega el margen');
    await expectToFit(page);
    await page.route('**/discount/*/decide', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await decision.getByRole('button', { name: 'Aprobar en parte' }).click();
    await decision.getByText('Ocurrió un error al guardar').waitFor();
    expect(await decision.getByRole('textbox', { name: 'Importe concedido' }).inputValue()).toBe('100');
    await decision.getByRole('button', { name: 'Aprobar en parte' }).click();
    await page.getByText('Se aprobó una parte del descuento').waitFor();
  });
});
