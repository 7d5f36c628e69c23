import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adviserQueries,
  mainAmount,
  type TeamAmounts,
  teamAmountOf,
  teamQuery,
  teamContracts,
  teamTotal,
} from './index.ts';

const cents = fc.integer({ min: -1e11, max: 1e11 });
const pesos = (amount: number) => Number(`${amount}e-2`);
const amounts = fc.record({ renewals: cents, pf: cents, bf: cents });
const inPesos = ({ renewals, pf, bf }: TeamAmounts): TeamAmounts => ({
  renewals: pesos(renewals),
  pf: pesos(pf),
  bf: pesos(bf),
});

describe('the total of a team', () => {
  it('STM-11 adds the three amounts in cents', () => {
    expect(teamTotal({ renewals: 0.1, pf: 0.2, bf: 0.3 })).toBe(0.6);
    expect(teamContracts({ renewals: 9, pf: 0.1, bf: 0.2 })).toBe(0.3);
  });

  it('STM-11 STM-16 are exact to the cent for any amounts', () => {
    fc.assert(
      fc.property(amounts, (each) => {
        expect(teamTotal(inPesos(each))).toBe((each.renewals + each.pf + each.bf) / 100);
        expect(teamContracts(inPesos(each))).toBe((each.pf + each.bf) / 100);
      }),
    );
  });

  it.each([Number.NaN, Infinity, -Infinity, 1e300])('STM-11 is unknown with an amount of %d', (odd) => {
    expect(teamTotal({ renewals: 1, pf: odd, bf: 2 })).toBeNull();
    expect(teamContracts({ renewals: 1, pf: 1, bf: odd })).toBeNull();
  });
});

describe('the rows behind an amount', () => {
  it('STM-08 STM-09 STM-10 are renewals, PF or BF', () => {
    expect(teamQuery('renewals')).toEqual({ kind: 'renewals' });
    expect(teamQuery('pf')).toEqual({ kind: 'contracts', basis: 'sold', businessLine: 'PF' });
    expect(teamQuery('bf')).toEqual({ kind: 'contracts', basis: 'sold', businessLine: 'BF' });
  });

  const lucia = { adviserName: 'Lucía Hernández', managerName: 'Elena Cruz' };
  const other = { ...lucia, managerName: 'Ana Paz' };

  it('STM-12 of an adviser are those with the name and the manager', () => {
    const detail = adviserQueries([lucia, other]);
    expect(detail(lucia, 'renewals')).toEqual({ kind: 'renewals', ...lucia });
    expect(detail(other, 'bf')).toEqual({ kind: 'contracts', basis: 'sold', businessLine: 'BF', ...other });
  });

  it('STM-12 cannot be queried when two advisers share the names or the manager is missing', () => {
    const detail = adviserQueries([lucia, other, { ...lucia }, { ...lucia, managerName: ' ' }]);
    expect([
      detail(lucia, 'pf'),
      detail({ ...lucia, managerName: ' ' }, 'pf'),
      detail({ ...lucia, adviserName: '' }, 'pf'),
    ]).toEqual([null, null, null]);
    expect(detail(other, 'renewals')).toEqual({ kind: 'renewals', ...other });
  });

  it.each([
    ['renewals', { renewals: 3, pf: 1, bf: 2 }],
    ['pf', { renewals: 2, pf: 3, bf: 1 }],
    ['bf', { renewals: 1, pf: 2, bf: 3 }],
    ['pf', { renewals: 2, pf: 2, bf: 2 }],
    ['pf', { renewals: 0, pf: 0, bf: 0 }],
    ['bf', { renewals: 2, pf: -1, bf: 2 }],
  ] as const)('STM-12 begin with %s when it is most of the total', (kind, of) => {
    expect(mainAmount(of)).toBe(kind);
  });
});

describe('the labels of the comparison', () => {
  it('STM-13 match the known kinds', () => {
    expect(['Renovaciones', 'PF', 'BF', 'SG', '', 'toString'].map(teamAmountOf)).toEqual([
      'renewals',
      'pf',
      'bf',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
