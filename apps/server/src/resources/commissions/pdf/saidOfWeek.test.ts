import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { describe, expect, it } from 'vitest';
import { SIGNATURE } from '../../../testing/commissionDesk.ts';
import { sampleLines, samplePdf, sampleSection } from '../../../testing/commissionSample.ts';
import { readPdf, tableRows, tagsOf } from '../../../testing/pdfText.ts';
import { drawCommissionsPdf } from './commissionsPdf.ts';
import type { CommissionsPdf } from './input.ts';

async function read(pdf: CommissionsPdf) {
  const bytes = await drawCommissionsPdf(pdf);
  const document = await readPdf(bytes);
  return {
    paragraphs: tagsOf(document.tags, 'P').map(({ text }) => text),
    rows: tableRows(document),
    pages: document.pages.map((text) => text.replaceAll(/\s+/gu, ' ')),
    /** The widths of the pictures, in the order in which they are drawn. */
    pictures: [...bytes.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)/gsu)].map(
      (found) => found[1],
    ),
  };
}

const lines = sampleLines(4);
const totals = commissionTotals(lines);
const HEADS = ['Venta nueva', 'Cobro con IVA', 'Cobro sin IVA', 'Comisión total', 'Comisión por venta nueva'];
const LAST_HEADS = ['Comisión por mensualidad', 'Bono mensual', 'A pagar', 'Por pagar después'];

describe('what a document says of a week', () => {
  it('CMA-06 CMA-08 PDF-09 names every column', async () => {
    const { rows } = await read(samplePdf([sampleSection(lines)]));
    expect(rows[0]).toEqual(['Tipo', 'Contrato', 'Cliente', 'Semana de venta', ...HEADS, ...LAST_HEADS]);
    expect(rows.find(([, second]) => second === 'Renglones')).toEqual(['Tipo', 'Renglones', ...HEADS, ...LAST_HEADS]);
  });

  it('CMA-09 PDF-09 has the commission and its remainder in the head, and who signed below the signature', async () => {
    const { paragraphs, pictures } = await read(samplePdf([sampleSection(lines)]));
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        `Comisión total ${formatPesos(totals.totalCommission)}`,
        `Por pagar después ${formatPesos(totals.remaining)}`,
        'Lucía Hernández Ríos',
      ]),
    );
    expect(pictures).toEqual(['160']);
  });

  it('PDF-09 says how many rows could not be read', async () => {
    const section = sampleSection(lines, { status: 'pending' });
    const said = async (unreadable: number) =>
      (await read(samplePdf([{ ...section, weekly: { ...section.weekly, unreadable } }]))).paragraphs;
    expect(await said(1)).toContain('1 renglón no se pudo leer. Los totales no están completos.');
    expect(await said(2)).toContain('2 renglones no se pudieron leer. Los totales no están completos.');
    expect((await said(0)).join(' ')).not.toContain('Los totales no están completos');
  });

  it('PDF-09 names the week and the person at the foot of every page', async () => {
    const { pages } = await read(samplePdf([sampleSection(sampleLines(40))]));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Comisiones de la semana 46-2026 · Lucía Hernández Ríos Impreso');
  });
});

describe('what a document says of several people', () => {
  const sections = [
    sampleSection(lines),
    sampleSection(sampleLines(45), { adviserName: 'Ana Ruiz', decision: { signature: SIGNATURE } }),
  ];

  it('PDF-04 PDF-09 is what they are paid together, below the names of its columns', async () => {
    const { paragraphs, rows } = await read(samplePdf(sections));
    const together = commissionTotals(sections.flatMap(({ weekly }) => weekly.lines));
    expect(paragraphs).toContain(`A pagar ${formatPesos(together.toPay)}`);
    const amounts = ['Venta nueva', 'Comisión total', 'Por pagar después', 'A pagar'];
    expect(rows[0]).toEqual(['Asesor', 'Clave', 'Gerente', 'Estado', 'Renglones', ...amounts]);
  });

  it('SIG-04 PDF-09 shows each signature, and on later pages the adviser of the week', async () => {
    const { pages, pictures } = await read(samplePdf(sections));
    expect(pictures).toEqual(['160', '32']);
    const last = pages.at(-1) ?? '';
    expect(last).toContain('Ana Ruiz · Comisiones de la semana 46-2026 (continuación)');
  });
});
