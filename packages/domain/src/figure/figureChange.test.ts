import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from './figureChange.ts';

const cents = fc.integer({ min: -1e12, max: 1e12 });
const pesos = (amount: number) => Number(`${amount}e-2`);

describe('changeOf', () => {
  it.each([
    [114, 100, { amount: 14, percent: 14, direction: 'up' }],
    [86, 100, { amount: -14, percent: -14, direction: 'down' }],
    [100, 100, { amount: 0, percent: 0, direction: 'same' }],
    [0.3, 0.1, { amount: 0.2, percent: 200, direction: 'up' }],
    [0, 0, { amount: 0, percent: null, direction: 'same' }],
    [-0, 0, { amount: 0, percent: null, direction: 'same' }],
    [5, 0, { amount: 5, percent: null, direction: 'up' }],
    [-50, -100, { amount: 50, percent: 50, direction: 'up' }],
    [0, 200, { amount: -200, percent: -100, direction: 'down' }],
    [201, 200, { amount: 1, percent: 0.5, direction: 'up' }],
  ] as const)('FMT-08 from %d (now) against %d', (current, previous, change) => {
    expect(changeOf(current, previous)).toEqual(change);
  });

  it('FMT-08 treats less than half a cent as no change, and half a cent as one', () => {
    expect(changeOf(100.004, 100).direction).toBe('same');
    expect(changeOf(100.005, 100)).toMatchObject({ amount: 0.01, direction: 'up' });
  });

  it('FMT-08 is exact to the cent, and reversing it negates it', () => {
    fc.assert(
      fc.property(cents, cents, (current, previous) => {
        const change = changeOf(pesos(current), pesos(previous));
        expect(change.amount).toBe(pesos(current - previous) + 0);
        expect(change.direction).toBe(current === previous ? 'same' : current > previous ? 'up' : 'down');
        expect(changeOf(pesos(previous), pesos(current)).amount + change.amount).toBe(0);
      }),
    );
  });

  it('has a percentage with the sign of the change whenever the previous value is not 0', () => {
    fc.assert(
      fc.property(
        cents,
        cents.filter((amount) => amount !== 0),
        (current, previous) => {
          const { amount, percent } = changeOf(pesos(current), pesos(previous));
          expect(Math.sign(percent ?? Number.NaN)).toBe(Math.sign(amount));
          expect(percent).toBe(((current - previous) * 100) / Math.abs(previous));
        },
      ),
    );
  });

  it('FLT-04 is unknown when either value is not a number', () => {
    const odd = fc.constantFrom(Number.NaN, Infinity, -Infinity);
    fc.assert(
      fc.property(odd, fc.double(), fc.boolean(), (unknown, other, isFirst) => {
        const change = isFirst ? changeOf(unknown, other) : changeOf(other, unknown);
        expect(change).toEqual({ amount: Number.NaN, percent: null, direction: 'same' });
      }),
    );
  });

  it('handles amounts beyond every count', () => {
    expect(changeOf(Number.MAX_VALUE, 0.01)).toMatchObject({ percent: null, direction: 'up' });
    expect(changeOf(-1e300, -1e300)).toEqual({ amount: 0, percent: 0, direction: 'same' });
  });
});
