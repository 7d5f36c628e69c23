import type { components } from '@sereno/api/types';
import { formatCents, formatPesos, toCents } from '@sereno/domain/money';
import { quotationPayment } from '@sereno/domain/quotation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf, tableRows, tagsOf } from '../../testing/pdfText.ts';
import { type QuotationDesk, startQuotationDesk } from '../../testing/quotationDesk.ts';
import { bearer } from '../../testing/testServer.ts';
import type { QuotationSheetRow } from './queries.ts';
import { drawQuotationPdf } from './quotationPdf.ts';

type Sheet = components['schemas']['Quotation'];

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
afterAll(() => desk.server.close());

async function quoted(change: object = {}): Promise<Sheet> {
  const added = await desk.quote('rol8', change);
  const { body } = added.json<{ body: { Id: number } }>();
  return (await desk.get('rol8', `/quotation/${body.Id}`)).json<{ body: Sheet }>().body;
}
const download = async (username: string, id: number) =>
  desk.server.app.inject({ url: `/api/quotation/${id}/pdf`, headers: bearer(await desk.server.signIn(username)) });

/** A quotation as the database has it. */
const row: QuotationSheetRow = {
  id: 7001,
  number: 'COT-000123',
  prospectId: 3014,
  line: 'PF',
  productName: 'Plan Básico',
  amount: 3_702_470,
  discount: 453_553,
  payments: 12,
  quotedOn: '2026-11-10',
  validUntil: '2026-12-09',
  contractNumber: null,
  prospectName: 'Elena Ruiz Mora',
  adviserName: 'Lucía Hernández',
  pieces: 2,
  services: 2,
  discountPercent: 12.25,
  untaxed: 2_800_791,
  downPayment: 400_000,
};
const draw = async (change: Partial<QuotationSheetRow> = {}) =>
  readPdf(
    await drawQuotationPdf({
      quotation: { ...row, ...change },
      company: 'Previsión del Valle',
      printedAt: new Date('2026-11-23T16:05:00Z'),
      zone: 'America/Mexico_City',
    }),
  );

describe('the PDF of a quotation', () => {
  it('UND-32 says what the screen says, to the cent', async () => {
    const sheet = await quoted();
    const response = await download('rol8', sheet.Id);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toContain(`attachment; filename="${sheet.Number} `);
    const pdf = await readPdf(response.rawPayload);
    const rows = tableRows(pdf);
    for (const [name, pesos] of [
      ['Precio', sheet.Amount],
      ['Total', sheet.Total],
      ['Sin IVA', sheet.Untaxed],
      ['IVA', sheet.Tax],
      ['Enganche', sheet.DownPayment],
      ['Por financiar', sheet.Financed],
    ] as const)
      expect(rows).toContainEqual([name, formatPesos(pesos)]);
    const { instalments } = quotationPayment(toCents(sheet.Total), {
      downPayment: toCents(sheet.DownPayment),
      payments: sheet.Payments,
    });
    const written = rows.filter(([month]) => /^\d+$/u.test(month ?? '')).flatMap(([, ...amounts]) => amounts);
    expect(written.filter(Boolean).toSorted()).toEqual(instalments.map(formatCents).toSorted());
    expect(pdf.pages.join(' ')).toContain(sheet.ProspectName);
  });

  it('UND-32 is for who sees the quotation alone', async () => {
    const { Id } = await quoted();
    for (const [username, id] of [
      ['rol9', Id],
      ['empresa2', Id],
      ['rol8', 2_147_483_647],
    ] as const)
      expect([username, (await download(username, id)).statusCode]).toEqual([username, 404]);
    expect((await download('rol8', 0)).statusCode).toBe(400);
    expect((await desk.server.ask('GET', `/quotation/${Id}/pdf`)).statusCode).toBe(401);
  });
});

describe('the document of a quotation', () => {
  it('is tagged, in Spanish, named after itself, and fits a page with three years of payments', async () => {
    const pdf = await draw({ payments: 36 });
    expect([pdf.isTagged, pdf.language, pdf.title]).toEqual([true, 'es-MX', 'Cotización COT-000123 · Elena Ruiz Mora']);
    expect(pdf.pages).toHaveLength(1);
    expect(tagsOf(pdf.tags, 'H1').map(({ text }) => text)).toEqual(['COT-000123']);
    expect(pdf.pages[0]).toContain('Previsión del Valle');
    expect(pdf.pages[0]).toContain('Impresa el 23/11/2026 a las 10:05, hora de la Ciudad de México');
    expect(pdf.pages[0]).toContain('Página 1 de 1');
  });

  it('says which payments are a cent more', async () => {
    const { tags } = await draw({ payments: 36, downPayment: 400_001 });
    expect(tagsOf(tags, 'P').map(({ text }) => text)).toContain(
      '36 mensualidades de $791.36. Las primeras 20 son de $791.37, por los centavos.',
    );
  });

  it('leaves out what says nothing: a discount of nothing, and payments of what is paid at once', async () => {
    const pdf = await draw({ discount: 0, discountPercent: 0, payments: 0, downPayment: 3_702_470 });
    expect(tableRows(pdf).map(([name]) => name)).toEqual(['Concepto', 'Precio', 'Total', 'Sin IVA', 'IVA']);
    expect(pdf.pages[0]).toContain('Un solo pago');
  });

  it('keeps every letter of long names, and is drawn without names', async () => {
    const name = 'Maximiliano de la Santísima Trinidad '.repeat(12).trim();
    const { pages } = await draw({ prospectName: name, adviserName: name, productName: name, payments: 120 });
    expect(pages.join(' ').replaceAll(/\s+/gu, '')).toContain(name.replaceAll(' ', ''));
    expect((await draw({ prospectName: null, adviserName: null })).pages).toHaveLength(1);
  });
});
