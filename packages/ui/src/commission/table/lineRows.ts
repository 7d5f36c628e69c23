import {
  type CommissionLine,
  commissionTypeName,
  explainCommissionLine,
  remainingCommission,
  remainingDiffers,
} from '@sereno/domain/commission';
import { exactly } from '../exactly.ts';

/** What a row says about its own accounts: the ERP has another remainder (CMA-09), or something else does not add up. */
type LineCheck = 'differs' | 'notExact';

/** A line with what is shown beside it. */
export type LineRow = {
  /** Stable for the same line after a reload. */
  readonly id: string;
  readonly line: CommissionLine;
  readonly typeName: string;
  /** In pesos; null where it cannot be counted in cents. */
  readonly remaining: number | null;
  /** Null when all amounts of the line agree. */
  readonly check: LineCheck | null;
};

function checkOf(line: CommissionLine): LineCheck | null {
  if (exactly(() => remainingDiffers(line)) === true) return 'differs';
  return exactly(() => explainCommissionLine(line).holds) === true ? null : 'notExact';
}

/** The lines as rows of the table; lines of one kind and contract are distinguished by their order. */
export function lineRows(lines: readonly CommissionLine[]): readonly LineRow[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.type, line.contract]);
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return {
      id: `${key}${place}`,
      line,
      typeName: commissionTypeName(line.type),
      remaining: exactly(() => remainingCommission(line)),
      check: checkOf(line),
    };
  });
}
