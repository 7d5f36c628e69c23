import { drawCommissionsPdf } from '../apps/server/src/resources/commissions/pdf/commissionsPdf.ts';
import { sampleLines, samplePdf, sampleSection } from '../apps/server/src/testing/commissionSample.ts';
import { print, quantile, times } from './report.ts';

const ROWS = 500;

/** The PDF of a week of so many rows: the first, for which the fonts are read, and the ones after it. */
export async function benchCommissionPdf(): Promise<void> {
  const pdf = samplePdf([sampleSection(sampleLines(ROWS))]);
  const [first = Number.NaN, ...others] = await times(8, () => drawCommissionsPdf(pdf));
  print(`PDF of a week's commissions, ${ROWS} rows`, [
    { name: 'the first', value: first, limit: 1000, unit: 'ms' },
    { name: 'afterwards, median of 7', value: quantile(others, 0.5), limit: 1000, unit: 'ms' },
  ]);
}
