import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, wide } from '../browser.ts';
import { pdfText } from '../pdfText.ts';
import { fillQuotation, guardar, ownCalls, ownProspects, sheet } from '../quotationPage.ts';

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

async function open(address: string, options = {}, user = 'rol8'): Promise<Page> {
  const page = await app.at(address, user, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const openSheet = async (options = {}): Promise<Page> => {
  const page = await app.at(`/quotation?Id=${quotation.Id}`, 'rol8', options);
  await sheet(page).getByText('Precios en pesos mexicanos, IVA incluido').waitFor();
  return page;
};

describe('the list', () => {
  it('UND-32 opens a quotation by its number and by its row, and goes back to the list', async () => {
    const page = await open('/quotation');
    const number = page.getByRole('link', { name: quotation.Number });
    await number.click();
    await page.waitForURL(`${app.url()}/quotation?Id=${quotation.Id}`);
    await sheet(page).getByText(person.Name).waitFor();
    await sheet(page).getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('row').filter({ has: number }).getByText('36 meses').click();
    await sheet(page).getByText(person.Name).waitFor();
    await page.goBack();
    await sheet(page).waitFor({ state: 'detached' });
  });

  it('UND-32 leads to the prospect and to a new quotation', async () => {
    const page = await open('/quotation');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: quotation.Number }) });
    await row.getByText('Vigente', { exact: true }).waitFor();
    expect(await row.getByRole('link', { name: person.Name }).getAttribute('href')).toBe(
      `/prospect/${person.Id}/detail`,
    );
    await page.getByRole('button', { name: 'Nueva cotización' }).click();
    await page.waitForURL(`${app.url()}/quotation/add`);
  });

  it.each([
    ['rol8', false, false],
    ['rol1', true, true],
  ])('TBL-13 TBL-14 ACL-15 offers %s the file (%s) and who quoted (%s)', async (user, hasFile, hasAdviser) => {
    const page = await open('/quotation', {}, user);
    await page.getByRole('link', { name: /^COT-/u }).first().waitFor();
    expect((await page.getByRole('button', { name: 'Descargar CSV' }).count()) > 0).toBe(hasFile);
    expect((await page.getByRole('columnheader', { name: /^Asesor/u }).count()) > 0).toBe(hasAdviser);
  });

  it.each(['abc', '0', '-1', '99999999999', '2147483647', '%00', '<script>'])(
    'RTE-15 stays where the address names the quotation %j, and says so',
    async (id) => {
      const page = await open(`/quotation?Id=${encodeURIComponent(id)}`);
      await page.getByText('Esa cotización no existe o no la puedes ver.').first().waitFor();
      await page.getByRole('link', { name: quotation.Number }).waitFor();
      expect(await sheet(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
      expect(new URL(page.url()).search).toBe('');
    },
  );

  it('UND-32 shows nothing of another company', async () => {
    const page = await open(`/quotation?Id=${quotation.Id}`, {}, 'empresa2');
    await page.getByText('Esa cotización no existe o no la puedes ver.').first().waitFor();
    expect(await page.getByText(person.Name).count()).toBe(0);
  });

  it('FLT-04 a server that fails leaves the page alive and can be asked again', async () => {
    const page = await app.as('rol8');
    await page.route('**/quotation/*', (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.goto(`${app.url()}/quotation?Id=${quotation.Id}`);
    await sheet(page).getByText('No se pudo abrir la cotización.').waitFor();
    await page.unroute('**/quotation/*');
    await sheet(page).getByRole('button', { name: 'Reintentar' }).click();
    await sheet(page).getByText(person.Name).waitFor();
  });
});

describe('on paper', () => {
  it.each(['Letter', 'A4'] as const)('UND-32 is the quotation alone, on one page of %s', async (format) => {
    const page = await openSheet();
    const pages = pdfText(await page.pdf({ format }));
    expect(pages).toHaveLength(1);
    const text = (pages[0] ?? '').split('\n').join(' ');
    for (const words of [
      quotation.Number,
      'Previsión del Valle',
      'Total $60,866.85',
      'Descuento (7.5%) -$4,935.15',
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
  });

  it('UND-32 once it is closed, the page is printed as it is', async () => {
    const page = await openSheet();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    const text = pdfText(await page.pdf({ format: 'A4' })).join('\n');
    expect(text).not.toContain('Firma del prospecto');
  });

  it('UND-32 its button asks the browser to print, under its number', async () => {
    const page = await openSheet();
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
  });
});

/** No rule of axe is broken, and nothing is wider than the window. */
async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

describe.each([
  ['a phone, light', { ...phone, colorScheme: 'light' as const }],
  ['a phone, dark', { ...phone, colorScheme: 'dark' as const }],
  ['a wide window, light', { ...wide, colorScheme: 'light' as const }],
  ['a wide window, dark', { ...wide, colorScheme: 'dark' as const }],
])('on %s', (_, options) => {
  it('the form has no accessibility violation, empty, in vain and filled', async () => {
    const page = await open(`/quotation/add?ProspectId=${person.Id}`, options);
    await guardar(page).click();
    await page.getByText('Elige una línea de negocio').waitFor();
    await expectSound(page);
    await fillQuotation(page);
    await page.getByText('36 mensualidades de $1,437.13').waitFor();
    await expectSound(page);
  });

  it('the list and the sheet have no accessibility violation', async () => {
    const page = await openSheet(options);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expectSound(page);
  });
});

it('UND-33 on a phone the total and the button are in sight wherever the form is scrolled to', async () => {
  const page = await open(`/quotation/add?ProspectId=${person.Id}`, phone);
  await fillQuotation(page);
  for (const top of [0, 300, 5000]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const box = await guardar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    const total = await page.getByRole('status').filter({ hasText: '$60,866.85' }).boundingBox();
    expect(total?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  const [button, toTop] = await Promise.all([
    guardar(page).boundingBox(),
    page.getByRole('button', { name: 'Volver arriba' }).boundingBox(),
  ]);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(toTop?.x ?? 0);
});
