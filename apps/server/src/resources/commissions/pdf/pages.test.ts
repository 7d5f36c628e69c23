import type { CommissionStatus } from '@sereno/domain/commission';
import { describe, expect, it } from 'vitest';
import {
  sampleLine,
  sampleLines,
  type SampleOptions,
  samplePdf,
  sampleSection,
} from '../../../testing/commissionSample.ts';
import { readPdf } from '../../../testing/pdfText.ts';
import { drawCommissionsPdf } from './commissionsPdf.ts';

const CONTRACT = /PF-20\d{4}/gu;

async function pagesOf(rows: number, options: SampleOptions = {}): Promise<readonly string[]> {
  const pdf = await readPdf(await drawCommissionsPdf(samplePdf([sampleSection(sampleLines(rows), options)])));
  return pdf.pages.map((text) => text.replaceAll(/\s+/gu, ' '));
}

const reason = { type: 'ENGANCHE', contract: 'PF-204800', reason: 'La base no es la que se acordó.' };
const disputed = { status: 'inReconciliation', decision: { reasons: [reason] } } satisfies SampleOptions;

describe('the pages of a week', () => {
  it.each([
    ['accepted', 8],
    ['inReconciliation', 8],
    ['pending', 10],
  ] as const)('PDF-09 are one, closer together if need be, as long as there is room (%s)', async (status, rows) => {
    const options = status === 'inReconciliation' ? disputed : { status };
    expect(await pagesOf(rows, options)).toHaveLength(1);
    expect((await pagesOf(rows + 2, options)).length).toBe(2);
  });

  it('PDF-09 have the signature and the fingerprint beside the sums they are for, and the sums beside their last row', async () => {
    // From one page to five; what is left of a page is a lot, or just too little for the sums, the row before them or the signature.
    for (const rows of [6, 9, 10, 15, 20, 21, 22, 23, 24, 40, 45, 100]) {
      const pages = await pagesOf(rows);
      const last = pages.at(-1) ?? '';
      for (const text of ['Totales por tipo', 'Firma', 'Huella de la semana', 'Firmada el'])
        expect([rows, text, pages.filter((page) => page.includes(text)).length]).toEqual([rows, text, 1]);
      for (const text of ['Totales por tipo', 'Firma', 'Huella de la semana', 'Firmada el'])
        expect(last).toContain(text);
      const withSum = pages.find((page) => page.includes(`Total ${rows} renglones`)) ?? '';
      expect([rows, withSum.match(CONTRACT)?.length ?? 0]).not.toEqual([rows, 0]);
    }
  });

  it('PDF-09 never separate a table head from its first row', async () => {
    for (const rows of [6, 10, 14, 18, 26, 45]) {
      const pages = await pagesOf(rows, disputed);
      const head = pages.findIndex((page) => page.includes('Motivo'));
      expect(pages[head]).toContain(reason.reason);
      expect(pages.filter((page) => page.includes('Motivo'))).toHaveLength(1);
    }
  });

  it('PDF-09 go on with reasons that no page has room for, below the sums', async () => {
    const reasons = Array.from({ length: 90 }, (_, at) => ({ ...reason, contract: sampleLine(at).contract }));
    const pages = await pagesOf(2, { status: 'inReconciliation', decision: { reasons } });
    expect(pages[0]).toContain('Totales por tipo');
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((page) => page.includes('Motivo'))).toHaveLength(pages.length);
  });

  it.each<CommissionStatus>(['pending', 'accepted', 'inReconciliation'])(
    'PDF-09 are one where the week has no row (%s)',
    async (status) => {
      expect(await pagesOf(0, { status })).toHaveLength(1);
    },
  );
});
