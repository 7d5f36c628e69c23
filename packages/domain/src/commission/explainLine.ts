import { type Cents, fromCents, toCents, withoutTax } from '../money/index.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** An amount of a step, from the line; negative when subtracted. In pesos. */
export type ExplainedPart = { readonly amount: CommissionLineAmount; readonly pesos: number };

type CommissionLineAmount =
  | 'collectedWithTax'
  | 'newSaleCommission'
  | 'monthlyCommission'
  | 'monthlyBonus'
  | 'totalCommission'
  | 'toPay';

/**
 * One step of a line's calculation.
 * - 'withoutTax': what was collected, divided by 1.16 (FMT-04).
 * - 'toPay': the commissions of the line plus the bonus make what is paid.
 * - 'remaining': the total commission less what is paid (CMA-09).
 */
export type ExplainedStep = {
  readonly step: 'withoutTax' | 'toPay' | 'remaining';
  readonly parts: readonly ExplainedPart[];
  /** Sum of the parts, in pesos. */
  readonly result: number;
  /** The line's own figure for it, in pesos; null when the line has none. */
  readonly stated: number | null;
  /** `stated` less `result`, in pesos; 0 when they agree or nothing is stated. */
  readonly difference: number;
};

/** How the amounts of a line are calculated, and whether they agree to the cent. */
export type LineExplanation = { readonly steps: readonly ExplainedStep[]; readonly holds: boolean };

function stepOf(
  step: ExplainedStep['step'],
  parts: readonly ExplainedPart[],
  { result, stated }: { readonly result: Cents; readonly stated: number | null },
): ExplainedStep {
  const difference = stated === null ? 0 : toCents(stated) - result;
  return { step, parts, result: fromCents(result), stated, difference: fromCents(difference) };
}

/** Explains a line by its own amounts. No rate is shown, because no answer carries one: the ERP has it. */
export function explainCommissionLine(line: CommissionLine): LineExplanation {
  const { collectedWithTax, collectedWithoutTax, newSaleCommission, monthlyCommission, monthlyBonus } = line;
  const { totalCommission, toPay, pendingCommission } = line;
  const steps = [
    stepOf('withoutTax', [{ amount: 'collectedWithTax', pesos: collectedWithTax }], {
      result: withoutTax(toCents(collectedWithTax)),
      stated: collectedWithoutTax,
    }),
    stepOf(
      'toPay',
      [
        { amount: 'newSaleCommission', pesos: newSaleCommission },
        { amount: 'monthlyCommission', pesos: monthlyCommission },
        { amount: 'monthlyBonus', pesos: monthlyBonus },
      ],
      { result: toCents(newSaleCommission) + toCents(monthlyCommission) + toCents(monthlyBonus), stated: toPay },
    ),
    stepOf(
      'remaining',
      [
        { amount: 'totalCommission', pesos: totalCommission },
        { amount: 'toPay', pesos: 0 - toPay },
      ],
      { result: toCents(totalCommission) - toCents(toPay), stated: pendingCommission },
    ),
  ];
  return { steps, holds: steps.every(({ difference }) => difference === 0) };
}
