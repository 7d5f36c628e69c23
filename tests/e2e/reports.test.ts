import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFilter, offered } from '../dashboardPage.ts';
import { expectAccessible, expectToFit, textOf, titled } from '../page.ts';
import { pdfText } from '../pdfText.ts';
import { ownCalls, ownProspects } from '../quotationPage.ts';

const app = application();
const SEASON = 'desde=2026-09-01&hasta=2026-11-20';

const cellsOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('gridcell');
/** The figure in words without its sign and its thousands. */
const figure = (text: string) => Number(text.replaceAll(/[$,]/g, ''));

describe('UND-24 a report', () => {
  it('is grouped as the person asks, in its address, and its totals stay', async () => {
    const page = await app.at(`/report/quotations?${SEASON}`, 'rol1');
    await titled(page, 'Cotizaciones');
    await page.getByRole('grid', { name: /: Asesor/ }).waitFor();
    const total = async () => (await cellsOf(page, 'Totales').allInnerTexts()).filter((text) => /\d/u.test(text));
    await cellsOf(page, 'Totales').nth(1).waitFor();
    const byAdviser = await total();
    expect(byAdviser.length).toBeGreaterThan(5);
    await page.getByRole('combobox', { name: 'Agrupar por' }).click();
    await page.getByRole('option', { name: 'Estado' }).click();
    await page.waitForURL((url) => url.searchParams.get('agrupar') === 'state');
    await page.getByRole('row', { name: /^Ganada/ }).waitFor();
    expect(await total()).toEqual(byAdviser);
    await page.getByRole('combobox', { name: 'Y después por' }).click();
    await page.getByRole('option', { name: 'Mes' }).click();
    await page.waitForURL((url) => url.searchParams.get('agrupar') === 'state,month');
    const won = page.getByRole('button', { name: 'Detalles de Ganada' });
    await won.waitFor();
    expect(await total()).toEqual(byAdviser);
    await won.press('Enter');
    await page.getByRole('row', { name: /^Ganada 10\/2026/ }).waitFor();
    await page.getByRole('button', { name: 'Desplegar todo' }).click();
    await page.getByRole('row', { name: /^Vencida 10\/2026/ }).waitFor();
    await page.getByRole('button', { name: 'Plegar todo' }).click();
    await page.getByRole('row', { name: /^Ganada 10\/2026/ }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  it('has behind each figure the rows that it counts, which lead to their prospects', async () => {
    const page = await app.at(`/report/quotations?${SEASON}&agrupar=state`, 'rol1');
    const won = page.getByRole('row', { name: /^Ganada/ });
    const quotations = async () => figure(await textOf(won.getByRole('gridcell').nth(1)));
    await expect.poll(quotations).toBeGreaterThan(1);
    const counted = await quotations();
    await won.getByText('Ganada').click();
    const rows = page.getByRole('dialog', { name: 'Ganada' });
    await rows.getByRole('link').first().waitFor();
    await rows.getByText(new RegExp(`\\bde ${counted}$`)).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await rows.waitFor({ state: 'detached' });
    await page.goForward();
    await rows.getByRole('link').first().click();
    await page.waitForURL(/\/prospect\/\d+\/detail/u);
  });

  it('is compared with the period before, drawn and beside its figure', async () => {
    const page = await app.at(`/report/quotations?${SEASON}&agrupar=state&comparar=1`, 'rol1');
    await page.getByRole('columnheader', { name: 'Cotizaciones, periodo anterior' }).waitFor();
    const before = page.getByRole('row', { name: /^Ganada/ }).getByRole('gridcell');
    await expect.poll(async () => figure(await textOf(before.nth(2)))).toBeGreaterThan(0);
  });

  it('says what failed, and keeps what was asked', async () => {
    const page = await app.as('rol1');
    await page.route(/\/api\/report\//u, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.goto(`${app.url()}/report/quotations?${SEASON}&agrupar=state`);
    await page.getByText('No se pudo obtener el reporte').first().waitFor();
    await page.unroute(/\/api\/report\//u);
    await page.getByRole('button', { name: /^Actualizar/ }).click();
    await page.getByRole('row', { name: /^Ganada/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('agrupar')).toBe('state');
  });

  it('stays alive with the most groups there may be, and says of more that they are too many', async () => {
    const page = await app.as('rol1');
    const Groups = Array.from({ length: 10_000 }, (_, at) => ({
      Keys: [`${at % 100}`, `Producto ${at}`],
      Names: [`Asesor ${at % 100}`, `Producto ${at}`],
      Sums: { quotations: 1, won: 0, lost: 0, amount: 0.01, wonAmount: 0, days: 0 },
    }));
    const Total = { quotations: 10_000, won: 0, lost: 0, amount: 100, wonAmount: 0, days: 0 };
    await page.route(/\/api\/report\//u, (route) => route.fulfill({ json: { status: 200, body: { Groups, Total } } }));
    await page.goto(`${app.url()}/report/quotations?${SEASON}&agrupar=adviser,product`);
    await cellsOf(page, 'Totales').filter({ hasText: '10,000' }).waitFor();
    await page.getByRole('button', { name: 'Desplegar todo' }).click();
    await page.getByRole('row', { name: /^Asesor 0 Producto 0 / }).waitFor();
    await page.unroute(/\/api\/report\//u);
    const refused = { status: 422, message: 'Son más de 10,000 grupos.', body: null, fields: [] };
    await page.route(/\/api\/report\//u, (route) => route.fulfill({ status: 422, json: refused }));
    await page.goto(`${app.url()}/report/quotations?${SEASON}&agrupar=product`);
    await page.getByText('elige menos días u otra agrupación').first().waitFor();
  });

  it('fits a phone, and ignores what its address cannot ask', async () => {
    const page = await app.at(`/report/quotations?${SEASON}&agrupar=nada&fila=nada`, 'rol4', phone);
    await titled(page, 'Cotizaciones');
    await page.getByText('El enlace pedía algo que este reporte ya no tiene').waitFor();
    await page.getByRole('combobox', { name: 'Agrupar por' }).getByText('Asesor').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
  });
});

it('UND-24 a report follows what is done: a quotation of an adviser stands in that of the manager after a press on refresh', async () => {
  const page = await app.at('/report/quotations?agrupar=line', 'rol1');
  const counted = async () => figure(await textOf(cellsOf(page, 'PF').nth(1)));
  await expect.poll(counted).toBeGreaterThan(0);
  const before = await counted();
  const call = await ownCalls(app.url(), 'rol8');
  const [first] = await ownProspects(call);
  await call('POST', 'quotation/add', {
    ProspectId: first?.Id,
    BusinessLine: 'PF',
    ItemCode: 'PF-FAM',
    Pieces: 2,
    DiscountPercent: 7.5,
    Payments: 36,
    DownPayment: 9130.03,
    Total: 60_866.85,
  });
  await page.getByRole('button', { name: /^Actualizar/ }).click();
  await expect.poll(counted).toBe(before + 1);
});

describe('UND-27 on paper', () => {
  it('a report says its name, whose it is, which days it counts, its totals, and all of its groups', async () => {
    const page = await app.at(`/report/contract-sheet?${SEASON}&agrupar=status,line`, 'rol1');
    const [unit = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', unit);
    await page.waitForURL('**gerencia=**');
    await page.getByRole('button', { name: 'Detalles de Vigente' }).waitFor();
    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          window.print = () => resolve(document.querySelector('article')?.textContent ?? '');
        }),
    );
    await page.getByRole('button', { name: 'Imprimir', exact: true }).first().click();
    const sheet = await printed;
    expect(sheet).toMatch(/^Hoja de contrato: Estado · Línea de negocio/);
    for (const text of [
      'Previsión del Valle',
      'Periodo: 01/09/2026 – 20/11/2026',
      `Gerencia: ${unit}`,
      'PF · Plan funerario',
      'Totales',
    ])
      expect(sheet).toContain(text);
  });

  it('a contract has one page of its own, from the report that lists it', async () => {
    const page = await app.at(`/report/contract-sheet?${SEASON}&agrupar=status&fila=status:current`, 'rol1');
    await page.getByRole('dialog', { name: 'Vigente' }).getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/contract'));
    const contract = page.getByRole('dialog');
    await contract.getByRole('button', { name: 'Imprimir hoja' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Hoja de contrato', { exact: false }).last().waitFor();
    const pages = pdfText(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(1);
    for (const text of ['Previsión del Valle', 'Total con descuento']) expect(pages[0]).toContain(text);
  });
});

it('UND-24 a report comes by mail each Monday, as its address asks for it, until its person ends it', async () => {
  const page = await app.at(`/report/quotations?${SEASON}&agrupar=state,month`, 'rol1');
  await page.getByRole('button', { name: 'Cada lunes por correo' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cada lunes por correo' });
  await drawer.getByText('Todavía no recibes ninguno.').waitFor();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Recibir este reporte' }).click();
  await drawer.getByText('Estado · Mes').waitFor();
  await drawer.getByText('El primero llega el próximo lunes').waitFor();
  await drawer.getByText('Ya recibes este reporte.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Cada lunes por correo' }).click();
  await drawer.getByRole('button', { name: 'Dejar de recibir: Cotizaciones' }).click();
  await drawer.getByText('Todavía no recibes ninguno.').waitFor();
});

it('UND-25 an index follows the weights, which those who keep them change beside it', async () => {
  const page = await app.at('/report/weighing?agrupar=work', 'rol2');
  const points = async () => figure(await textOf(cellsOf(page, 'Contratos').last()));
  await expect.poll(points).toBeGreaterThan(0);
  const before = await points();
  await page.getByRole('link', { name: 'Pesos de la ponderación' }).click();
  await page
    .getByRole('row', { name: /^Contrato vigente/ })
    .getByText('Contrato vigente')
    .click();
  const detail = page.getByRole('dialog', { name: /Contrato vigente/ });
  await detail.getByRole('button', { name: 'Editar' }).click();
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await weight.fill('1000000000');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Escribe 1,000 o menos').waitFor();
  await weight.fill('20');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await weight.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.goto(`${app.url()}/report/weighing?agrupar=work`);
  await expect.poll(points).toBe(before * 2);
  const other = await app.at('/report/weighing?view=work-weights', 'rol7');
  await other.getByRole('combobox', { name: 'Agrupar por' }).waitFor();
  expect(await other.getByRole('link', { name: 'Pesos de la ponderación' }).count()).toBe(0);
});
