import { createHash } from 'node:crypto';
import { canonicalWeek, type CommissionLine } from '@sereno/domain/commission';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekFingerprint } from './weekFingerprint.ts';

const week = { year: 2026, week: 46 };
const line: CommissionLine = {
  type: 'ENGANCHE',
  contract: 'C-1042',
  saleWeek: week,
  clientName: 'Rosa Jiménez Torres',
  saleAmount: 40_000,
  collectedWithoutTax: 10_000,
  collectedWithTax: 11_600,
  totalCommission: 4800,
  newSaleCommission: 1200,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 1200,
  pendingCommission: 3600,
  week,
  start: null,
  end: null,
  adviserName: 'Lucía Hernández Ríos',
};
const lines = fc.array(
  fc
    .record({ clientName: fc.string({ unit: 'binary' }), cents: fc.integer({ min: -1e9, max: 1e9 }) })
    .map(({ clientName, cents }): CommissionLine => ({ ...line, clientName, toPay: cents / 100 })),
  { maxLength: 8 },
);

describe('fingerprint of a week', () => {
  it('is the SHA-256 of what is signed, as every other implementation reckons it', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (some, slpCode) => {
        const text = canonicalWeek(week, slpCode, some);
        expect(weekFingerprint(week, slpCode, some)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (some) => {
        expect(weekFingerprint(week, 7, some.toReversed())).toBe(weekFingerprint(week, 7, some));
      }),
    );
  });

  it('is another for a cent more, another adviser and another week', () => {
    const signed = weekFingerprint(week, 7, [line]);
    expect(weekFingerprint(week, 7, [{ ...line, toPay: 1200.01 }])).not.toBe(signed);
    expect(weekFingerprint(week, 8, [line])).not.toBe(signed);
    expect(weekFingerprint({ year: 2026, week: 47 }, 7, [line])).not.toBe(signed);
  });
});
