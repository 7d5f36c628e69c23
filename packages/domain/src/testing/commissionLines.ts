import * as fc from 'fast-check';
import type { CommissionLine } from '../commission/index.ts';
import { fromCents } from '../money/index.ts';

/** A new-sale line by the demo's rule: 20 % of 50,000.00 without tax, a fifth of it paid at once. */
export const sampleLine: CommissionLine = {
  type: 'ENGANCHE',
  contract: 'PF-10231',
  saleWeek: { year: 2026, week: 46 },
  clientName: 'Rosa Elena Campos',
  saleAmount: 58_000,
  collectedWithoutTax: 10_000,
  collectedWithTax: 11_600,
  totalCommission: 10_000,
  newSaleCommission: 2000,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 2000,
  pendingCommission: 8000,
  week: { year: 2026, week: 46 },
  start: '2026-11-11',
  end: '2026-11-17',
  adviserName: 'Lucía Hernández Ríos',
};

/** Pesos to the cent, negative included. */
export const pesos = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map(fromCents);

/** A line of any kind with any amounts. */
export const anyLine: fc.Arbitrary<CommissionLine> = fc.record({
  type: fc.constantFrom('ENGANCHE', 'MENSUALIDAD', 'RENOVACION', 'BONO', 'CANCELACION', 'enganche ', 'AJUSTE'),
  contract: fc.constantFrom(null, 'PF-1', 'PF-2', 'SG-1', 'BF-1'),
  saleWeek: fc.constantFrom(null, { year: 2026, week: 45 }, { year: 2026, week: 46 }),
  clientName: fc.constantFrom(null, 'Rosa', 'Iván', 'Ana "Nina"\nLópez'),
  saleAmount: pesos,
  collectedWithoutTax: pesos,
  collectedWithTax: pesos,
  totalCommission: pesos,
  newSaleCommission: pesos,
  monthlyCommission: pesos,
  monthlyBonus: pesos,
  toPay: pesos,
  pendingCommission: fc.option(pesos),
  week: fc.constant({ year: 2026, week: 46 }),
  start: fc.constant('2026-11-11' as const),
  end: fc.constant('2026-11-17' as const),
  adviserName: fc.constant('Lucía Hernández Ríos'),
});

/** The lines of a week. */
export const anyLines = fc.array(anyLine, { maxLength: 30 });

/** The same lines in another order. */
export const shuffled = (lines: readonly CommissionLine[]): fc.Arbitrary<CommissionLine[]> =>
  fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length });
