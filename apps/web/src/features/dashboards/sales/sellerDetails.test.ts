import { describe, expect, it } from 'vitest';
import { sellerDetails } from './sellerDetails.ts';

const row = (slpCode: number | null, name: string) => ({ slpCode, name, sales: 1, amount: 10 });

describe('the contracts of the sellers', () => {
  it('SAL-26 are asked for by the key, or by a name that is one seller’s, and not at all otherwise', () => {
    expect(sellerDetails([row(7, 'Ana'), row(null, ' Beto '), row(null, 'Ana'), row(null, ' ')])).toEqual([
      { kind: 'contracts', basis: 'sold', slpCode: 7 },
      { kind: 'contracts', basis: 'sold', adviserName: 'Beto' },
      null,
      null,
    ]);
  });
});
