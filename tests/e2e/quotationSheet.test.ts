import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { pdfText } from '../pdfText.ts';
import { downPayment, fillQuotation, guardar, ownCalls, ownProspects, sheet } from '../quotationPage.ts';
import { expectAccessible, expectToFit } from '../page.ts';

const app = application();

/** The quotation that the tests look at, of rol8. */
let quotation: { readonly Id: number; readonly Number: string };
let person: { readonly Id: number; readonly Name: string };

beforeAll(async () => {
  const call = await ownCalls(app.url(), 'rol8');
  const [first] = await ownProspects(call);
  if (first === undefined) throw new Error('rol8 has no prospects.');
  person = first;
  quotation = await call<typeof quotation>('POST', 'quotation/add', {
    ProspectId: person.Id,
    BusinessLine: 'PF',
    ItemCode: 'PF-FAM',
    Pieces: 2,
    DiscountPercent: 7.5,
    Payments: 36,
    DownPayment: 9130.03,
    Total: 60_866.85,
  });
});

/** No rule of axe is broken in either theme, and nothing is wider than the window. */
async function expectSound(page: Page): Promise<void> {
  await expectToFit(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'color-contrast');
}

const GONE = 'Esa cotización no existe o no la puedes ver.';

it('UND-32 UND-33 FLT-04 TBL-13 TBL-14 ACL-15 an adviser opens a quotation from the list, by its number and by its row, and starts a new one', async () => {
  const page = await app.at('/quotation', 'rol8');
  const number = page.getByRole('link', { name: quotation.Number });
  const row = page.getByRole('row').filter({ has: number });
  await row.getByText('Vigente', { exact: true }).waitFor();
  expect(await row.getByRole('link', { name: person.Name }).getAttribute('href')).toBe(`/prospect/${person.Id}/detail`);
  expect(await page.getByRole('button', { name: 'Descargar CSV' }).count()).toBe(0);
  expect(await page.getByRole('columnheader', { name: /^Asesor/u }).count()).toBe(0);

  // A server that fails leaves the page alive, and can be asked again.
  await page.route('**/quotation/*', (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
  await number.click();
  await page.waitForURL(`${app.url()}/quotation?Id=${quotation.Id}`);
  await sheet(page).getByText('No se pudo abrir la cotización.').waitFor();
  await page.unroute('**/quotation/*');
  await sheet(page).getByRole('button', { name: 'Reintentar' }).click();
  await sheet(page).getByText(person.Name).waitFor();
  await sheet(page).getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await sheet(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');

  await row.getByText('36 meses').click();
  await sheet(page).getByText('Precios en pesos mexicanos, IVA incluido').waitFor();
  await expectSound(page);
  await page.setViewportSize(phone.viewport);
  await expectSound(page);
  await page.setViewportSize(wide.viewport);
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Nueva cotización' }).click();
  await page.waitForURL(`${app.url()}/quotation/add`);
  await page.getByRole('combobox', { name: 'Prospecto' }).waitFor();
});

it('RTE-15 TBL-13 ACL-15 a manager has the file and the advisers, and sees a message for an address without a quotation', async () => {
  const page = await app.at('/quotation?Id=abc', 'rol1');
  await page.getByText(GONE).first().waitFor();
  await page.getByRole('link', { name: /^COT-/u }).first().waitFor();
  expect(await sheet(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('button', { name: 'Descargar CSV' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('columnheader', { name: /^Asesor/u }).count()).toBeGreaterThan(0);
});

it('UND-32 another company sees nothing', async () => {
  const page = await app.at(`/quotation?Id=${quotation.Id}`, 'empresa2');
  await page.getByText(GONE).first().waitFor();
  await page.getByRole('link', { name: /^COT-/u }).first().waitFor();
  await sheet(page).waitFor({ state: 'detached' });
  expect(await page.getByText(person.Name).count()).toBe(0);
});

it('UND-32 prints alone, on one page of either paper size, under its number', async () => {
  const page = await app.at(`/quotation?Id=${quotation.Id}`, 'rol8');
  await sheet(page).getByText('Precios en pesos mexicanos, IVA incluido').waitFor();
  for (const format of ['Letter', 'A4'] as const) {
    const pages = pdfText(await page.pdf({ format }));
    expect(pages).toHaveLength(1);
    const text = (pages[0] ?? '').split('\n').join(' ');
    for (const words of [
      quotation.Number,
      'Previsión del Valle',
      'Total $60,866.85',
      'Descuento (7.5\u00A0%) -$4,935.15',
      'Sin IVA $52,471.42',
      'Enganche $9,130.03',
      '36 mensualidades de $1,437.13',
      'Mensualidades 25 a 36',
      '14 $1,437.14',
      '15 $1,437.13',
      '36 $1,437.13',
      'Precios en pesos mexicanos, IVA incluido',
      'Firma del prospecto',
      'Firma del asesor',
    ])
      expect(text).toContain(words);
    for (const words of ['Todas las cotizaciones', 'Imprimir', 'Cerrar', 'Acciones rápidas', 'Vigente hasta '])
      expect(text.includes(words)).toBe(words === 'Vigente hasta ');
  }
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await sheet(page).getByRole('button', { name: 'Imprimir' }).click();
  expect(await page.evaluate(() => document.body.dataset['printed'])).toBe(`Cotización ${quotation.Number}`);
  expect(await page.title()).toBe('Todas las cotizaciones · Sereno');

  // Once it is closed, the page is printed as it is.
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  expect(pdfText(await page.pdf({ format: 'A4' })).join('\n')).not.toContain('Firma del prospecto');
});

it('UND-32 is sent from a phone: its PDF by what the device shares with or as a file, and a message by WhatsApp or mail', async () => {
  const page = await app.at(`/quotation?Id=${quotation.Id}`, 'rol8', phone);
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  const send = sheet(page).getByRole('button', { name: 'Enviar', exact: true });
  await send.waitFor();
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files, text }: ShareData = {}) => {
      document.body.dataset['shared'] = [files?.[0]?.name, files?.[0]?.type, text].join('|');
    };
  });

  await page.route('**/pdf', (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
  await send.tap();
  await item(/^Descargar PDF/u).tap();
  await page.getByText('No se pudo preparar el PDF.').first().waitFor();
  await page.unroute('**/pdf');

  await send.tap();
  for (const [name, start] of [
    [/^Por WhatsApp/u, 'https://wa.me/'],
    [/^Por correo/u, 'mailto:'],
  ] as const) {
    const href = (await item(name).getAttribute('href')) ?? '';
    expect(href.startsWith(start)).toBe(true);
    expect(decodeURIComponent(href)).toContain(`Tu cotización ${quotation.Number}: Plan Familiar`);
  }
  const saved = page.waitForEvent('download');
  await item(/^Descargar PDF/u).tap();
  const file = await saved;
  expect(file.suggestedFilename()).toContain(quotation.Number);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await send.tap();
  await item(/^Compartir PDF/u).tap();
  await page.waitForFunction(() => document.body.dataset['shared'] !== undefined);
  const shared = await page.evaluate(() => document.body.dataset['shared']);
  expect(shared).toContain(`${quotation.Number} ${person.Name}.pdf|application/pdf|Soy `);
  expect(shared).toContain('36 mensualidades de $1,437.13');
  await expectSound(page);
});

it('UND-33 on a phone the form is accessible with errors and when filled, and its total and button are always visible', async () => {
  const page = await app.at(`/quotation/add?ProspectId=${person.Id}`, 'rol8', { ...phone, colorScheme: 'light' });
  await guardar(page).click();
  await page.getByText('Elige una línea de negocio').waitFor();
  await expectSound(page);
  await fillQuotation(page);
  await page.getByText('36 mensualidades de $1,437.13').waitFor();
  await expectSound(page);
  for (const top of [0, 300, 5000]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const box = await guardar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    const total = await page.getByRole('status').filter({ hasText: '$60,866.85' }).boundingBox();
    expect(total?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  // What is paid monthly stands beside it, with the smallest down payment while none is typed.
  const bar = page.getByRole('status').filter({ hasText: '$60,866.85' });
  await bar.getByText('36 × $1,437.13').waitFor();
  await downPayment(page).fill('');
  await bar.getByText('Con el enganche mínimo').waitFor();
  await bar.getByText('36 × $1,521.67').waitFor();
  await downPayment(page).fill('$9,130.03');
  // Nothing floats over it.
  expect(await page.getByRole('button', { name: 'Volver arriba' }).isVisible()).toBe(false);

  await page.setViewportSize(wide.viewport);
  await expectSound(page);
});
