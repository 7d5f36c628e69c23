import { type BusinessWeek, formatWeek } from '../week/index.ts';
import { toCents } from '../money/index.ts';
import { COMMISSION_AMOUNTS, commissionTotals } from './commissionTotals.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** Version of the rules below. A text by other rules has another prefix, so its digest never matches one of these. */
const VERSION = 'sereno-commissions-1';

/** The fields of a line as text; amounts in cents, so that 10 and 10.00 are equal. */
function lineTexts(line: CommissionLine): readonly (string | number | null)[] {
  return [
    line.type,
    line.contract,
    line.saleWeek && formatWeek(line.saleWeek),
    line.clientName,
    ...COMMISSION_AMOUNTS.map((name) => toCents(line[name])),
    line.pendingCommission === null ? null : toCents(line.pendingCommission),
  ];
}

/**
 * The text that is signed: the week, the adviser, every line and the totals. Its SHA-256 is the week's fingerprint. The
 * order of lines does not matter; any other amount, contract or client gives another text.
 * @param slpCode Seller number of the week's adviser.
 */
export function canonicalWeek(week: BusinessWeek, slpCode: number, lines: readonly CommissionLine[]): string {
  const totals = commissionTotals(lines);
  const texts = lines.map((line) => JSON.stringify(lineTexts(line))).toSorted();
  const sums = COMMISSION_AMOUNTS.map((name) => toCents(totals[name]));
  return [VERSION, formatWeek(week), String(slpCode), String(lines.length), ...texts, JSON.stringify(sums)].join('\n');
}
