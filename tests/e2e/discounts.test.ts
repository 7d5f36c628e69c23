import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatCents } from '../../packages/domain/src/money/index.ts';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { figuresAreIn } from '../dashboardPage.ts';
import { expectAccessible, expectFocus, expectToFit, textOf, titled } from '../page.ts';
import { ownCalls, ownProspects } from '../quotationPage.ts';

const app = application();

const LIST = '/contract/list-discount-requested';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
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

/** A plan of the demo with 7.5 % off, in 36 payments. */
const QUOTATION = {
  BusinessLine: 'PF',
  ItemCode: 'PF-FAM',
  Pieces: 2,
  DiscountPercent: 7.5,
  Payments: 36,
  DownPayment: 9130.03,
  Total: 60_866.85,
};

/** The quotation of role 5, with 7.5 % off, for which it asks 100 pesos more: who decides their own request is told nothing of it. */
async function askedByManager(): Promise<{ readonly number: string; readonly request: number }> {
  const call = await ownCalls(app.url(), 'rol5');
  const [person] = await ownProspects(call);
  const { Id, Number: number } = await call<{ readonly Id: number; readonly Number: string }>('POST', 'quotation/add', {
    ProspectId: person?.Id,
    ...QUOTATION,
  });
  const asked = { Kind: 'quotation', SaleId: Id, Amount: 100, Reason: 'Paga todo hoy' };
  return { number, request: (await call<{ readonly Id: number }>('POST', 'discount/ask', asked)).Id };
}

describe('UND-35 a discount that two decide at once', () => {
  it('is decided once: the second is told who decided what', async () => {
    const { number, request } = await askedByManager();
    const page = await app.at(LIST, 'rol5', wide);
    const row = page.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: /^Decidir/ }).click();
    const decision = dialog(page, 'Decidir');
    await decision.getByRole('table', { name: 'Así quedaría' }).waitFor();
    const other = await ownCalls(app.url(), 'rol1');
    await other('POST', `discount/${request}/decide`, { Granted: 60, Answer: 'Una parte' });
    await decision.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await decision.getByText(/ ya decidió esta solicitud\. Aprobado en parte: \$60\.00 de \$100\.00/u).waitFor();
    expect(await decision.getByRole('button', { name: 'Aprobar', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await decision.getByRole('button', { name: 'Cerrar' }).first().click();
    await row.waitFor({ state: 'detached' });
  });
});

describe('UND-35 the limits of the roles', () => {
  it('an administrator lowers the limit of a role, which can grant a discount no more until it is raised again', async () => {
    const { number } = await askedByManager();
    const page = await app.at(LIST, 'rol1', wide);
    await page.getByRole('link', { name: 'Límites', exact: true }).click();
    await page.waitForURL(/\?view=discount-limits$/u);
    const role = page.getByText('Gerente de canal', { exact: true });
    await role.waitFor();
    await expectAccessible(page);
    await role.click();
    const detail = dialog(page, 'Gerente de canal');
    const setTo = async (percent: string) => {
      await detail.getByRole('button', { name: 'Editar' }).click();
      const form = dialog(page, 'Editar');
      await form.getByRole('textbox', { name: 'Porcentaje' }).fill(percent);
      await form.getByRole('button', { name: 'Guardar' }).click();
      await form.waitFor({ state: 'detached' });
    };
    await setTo('5');
    const laptop = await app.at(LIST, 'rol5', wide);
    await laptop
      .getByRole('row')
      .filter({ hasText: number })
      .getByRole('button', { name: /^Decidir/ })
      .click();
    const decision = dialog(laptop, 'Decidir');
    await decision.getByText('Puedes conceder hasta $0.00.').waitFor();
    expect(await laptop.getByRole('link', { name: 'Límites', exact: true }).count()).toBe(0);
    await setTo('20');
    await laptop.reload();
    await laptop
      .getByRole('row')
      .filter({ hasText: number })
      .getByRole('button', { name: /^Decidir/ })
      .click();
    await decision.getByRole('table', { name: 'Así quedaría' }).waitFor();
    await decision.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await laptop.getByText('Se aprobó el descuento').waitFor();
  });
});

describe('UND-35 asking for a discount', () => {
  it('an adviser asks on a phone, role 5 decides on a laptop, and the quotation follows', async () => {
    const call = await ownCalls(app.url(), 'rol8');
    const [person] = await ownProspects(call);
    const { Id, Number: number } = await call<{ readonly Id: number; readonly Number: string }>(
      'POST',
      'quotation/add',
      {
        ProspectId: person?.Id,
        ...QUOTATION,
      },
    );
    const mobile = await app.at(`/quotation?Id=${Id}`, 'rol8', phone);
    const sheet = dialog(mobile, `Cotización ${number}`);
    await sheet.getByText('$60,866.85').first().waitFor();
    await sheet.getByRole('button', { name: 'Pedir descuento' }).click();
    const asking = dialog(mobile, 'Pedir descuento');
    await asking.getByRole('button', { name: 'Pedir descuento' }).click();
    await asking.getByText('Este campo es obligatorio').first().waitFor();
    await asking.getByRole('textbox', { name: 'Importe del descuento' }).fill('100');
    await asking.getByRole('textbox', { name: 'Motivo' }).fill('Paga todo hoy');
    await asking.getByRole('cell', { name: '$60,766.85' }).waitFor();
    await expectToFit(mobile);
    await expectAccessible(mobile);
    await mobile.route('**/discount/ask', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await asking.getByRole('button', { name: 'Pedir descuento' }).click();
    await asking.getByText('Ocurrió un error al guardar').waitFor();
    await asking.getByRole('button', { name: 'Pedir descuento' }).click();
    await mobile.getByText('Se pidió un descuento de $100.00').waitFor();
    await asking.waitFor({ state: 'detached' });

    const laptop = await app.at(LIST, 'rol5', wide);
    const row = laptop.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: /^Decidir/ }).click();
    const decision = dialog(laptop, 'Decidir');
    await decision.getByText('Paga todo hoy').waitFor();
    await decision.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await laptop.getByText('Se aprobó el descuento').waitFor();

    await mobile.reload();
    await mobile.getByText(`aprobó $100.00 en ${number}`).waitFor();
    await sheet.getByText('$60,766.85').first().waitFor();
    await sheet.getByRole('button', { name: 'Pedir descuento' }).click();
    await dialog(mobile, 'Pedir descuento').getByText('Aprobado: $100.00').waitFor();

    // It stands in the panel until it is read, and leads back to the quotation.
    await mobile.goto(`${app.url()}/activity`);
    await titled(mobile, 'Actividades');
    await mobile.getByRole('button', { name: /^Hola,/ }).click();
    const notices = mobile.getByRole('region', { name: 'Descuentos decididos' });
    const read = mobile.waitForResponse('**/discount/news/read');
    await notices.getByRole('link', { name: number }).click();
    await read;
    await sheet.getByText('$60,766.85').first().waitFor();
    await mobile.goto(`${app.url()}/activity`);
    await titled(mobile, 'Actividades');
    await mobile.getByRole('button', { name: /^Hola,/ }).click();
    await mobile.getByRole('link', { name: 'Contraseña y sesiones' }).waitFor();
    await notices.waitFor({ state: 'detached' });
  });
});

/** The amount in a text, in cents. */
const cents = (text: string) => Math.round(Number(/[\d,]+\.\d\d/u.exec(text)?.[0].replaceAll(',', '')) * 100);

type Rows = { readonly Rows: readonly { readonly Id: number; readonly Values: Record<string, string | number> }[] };

describe('UND-35 a discount of a contract', () => {
  it('that is asked on a phone and granted on a laptop moves the sums of the contract and of the dashboard', async () => {
    const call = await ownCalls(app.url(), 'rol8');
    const list = await call<Rows>('GET', 'register/contracts?Filter=status:current&Filter=payments:12..&PageSize=1');
    const [contract] = list.Rows;
    const { number, net, soldOn } = contract?.Values ?? {};
    const day = String(soldOn).replaceAll('/', '-');
    const dashboard = `/sales-dashboard?desde=${day}&hasta=${day}`;
    const mobile = await app.at(dashboard, 'rol8', phone);
    const sold = async () => {
      await figuresAreIn(mobile);
      const figure = mobile.getByRole('button', { name: /^Importe neto: .+\. Ver los contratos$/u });
      return cents((await figure.getAttribute('aria-label')) ?? (await textOf(figure)));
    };
    const before = await sold();
    expect(before).toBeGreaterThan(0);

    await mobile.goto(`${app.url()}/contract/browse?q=${number}&row=${contract?.Id}`);
    const detail = dialog(mobile, new RegExp(`^${number}`, 'u'));
    await detail.getByRole('button', { name: 'Pedir descuento' }).click();
    const asking = dialog(mobile, 'Pedir descuento');
    await asking.getByRole('textbox', { name: 'Importe del descuento' }).fill('100');
    await asking.getByRole('textbox', { name: 'Motivo' }).fill('Paga por adelantado');
    await asking.getByRole('button', { name: 'Pedir descuento' }).click();
    await mobile.getByText('Se pidió un descuento de $100.00').waitFor();

    const laptop = await app.at(LIST, 'rol1', wide);
    const row = laptop.getByRole('row').filter({ hasText: String(number) });
    await row.getByRole('button', { name: /^Decidir/ }).click();
    await dialog(laptop, 'Decidir').getByRole('button', { name: 'Aprobar', exact: true }).click();
    await laptop.getByText('Se aprobó el descuento').waitFor();

    await mobile.reload();
    await detail
      .getByText(formatCents(Math.round(Number(net) * 100) - 10_000), { exact: true })
      .first()
      .waitFor();
    await mobile.goto(app.url() + dashboard);
    expect(await sold()).toBe(before - 10_000);
  });
});
