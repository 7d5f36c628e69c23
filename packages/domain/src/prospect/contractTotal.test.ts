import { describe, expect, it } from 'vitest';
import { contractsInForce, contractTotal } from './contractTotal.ts';
import type { ProspectContract } from './prospect.ts';

const contract = (
  id: number,
  total: number,
  cancelledOn: ProspectContract['cancelledOn'] = null,
): ProspectContract => ({
  id,
  number: `PF-${id}`,
  line: 'PF',
  soldOn: '2026-01-05',
  cancelledOn,
  total,
});

describe('the contracts of a prospect', () => {
  it('add up without the cancelled ones', () => {
    const contracts = [contract(1, 10_01), contract(2, 500_00, '2026-02-01'), contract(3, 20_02)];
    expect(contractTotal(contracts)).toBe(30_03);
    expect(contractsInForce(contracts).map(({ id }) => id)).toEqual([1, 3]);
    expect(contractTotal([])).toBe(0);
  });
});
