import { type BusinessWeek, formatWeek } from '../week/index.ts';
import { toCents } from '../money/index.ts';
import { COMMISSION_AMOUNTS, commissionTotals } from './commissionTotals.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** Names the rules below: a text by other rules begins otherwise, so its digest never passes for one of these. */
const VERSION = 'sereno-commissions-1';

/** The texts of a line; amounts in cents, so that 10 and 10.00 are the same. */
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
 * What somebody signs, as one text: the week, the adviser, every line and the totals. Its SHA-256 is the fingerprint of the week. The
 * same lines give the same text in whatever order they come; any other amount, contract or client gives another.
 * @param slpCode Whose week it is.
 */
export function canonicalWeek(week: BusinessWeek, slpCode: number, lines: readonly CommissionLine[]): string {
  const totals = commissionTotals(lines);
  const texts = lines.map((line) => JSON.stringify(lineTexts(line))).toSorted();
  const sums = COMMISSION_AMOUNTS.map((name) => toCents(totals[name]));
  return [VERSION, formatWeek(week), String(slpCode), String(lines.length), ...texts, JSON.stringify(sums)].join('\n');
}
