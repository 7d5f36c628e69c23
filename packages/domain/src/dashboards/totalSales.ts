import { fromCents, toCents, withoutTax } from '../money/index.ts';
import type { TotalFigures } from './sales.ts';

/** The five figures of the total sales in screen order (TOT-02). */
export const TOTAL_FIGURES = [
  'sales',
  'contractAmount',
  'discountAmount',
  'netAmount',
  'downPayments',
] as const satisfies readonly (keyof TotalFigures)[];
export type TotalFigure = (typeof TOTAL_FIGURES)[number];

/** Beyond 900 billion pesos the cents of the division are not exact. */
const LARGEST_TAXED_PESOS = Number.MAX_SAFE_INTEGER / 10_000;

/** Pesos without tax, to the cent (FMT-04); null when not a number or too large to divide exactly. */
export function pesosWithoutTax(pesos: number): number | null {
  const isExact = Number.isFinite(pesos) && Math.abs(pesos) < LARGEST_TAXED_PESOS - 1;
  return isExact ? fromCents(withoutTax(toCents(pesos))) : null;
}
