import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Better, deltaOf } from './delta.ts';

describe('deltaOf', () => {
  it.each([
    ['more is better', 114, 100, 'more', { direction: 'up', size: 14, in: 'percent', judgement: 'better' }],
    ['less would be better', 114, 100, 'less', { direction: 'up', size: 14, in: 'percent', judgement: 'worse' }],
    ['less than before', 86, 100, 'more', { direction: 'down', size: 14, in: 'percent', judgement: 'worse' }],
    ['less, as it should be', 86, 100, 'less', { direction: 'down', size: 14, in: 'percent', judgement: 'better' }],
    ['neither good nor bad', 86, 100, 'neither', { direction: 'down', size: 14, in: 'percent', judgement: null }],
    ['nothing before', 5, 0, 'more', { direction: 'up', size: 5, in: 'own', judgement: 'better' }],
    [
      'too little for a percentage',
      10_001,
      10_000,
      'more',
      { direction: 'up', size: 1, in: 'own', judgement: 'better' },
    ],
  ] as const)('gives the change in percent where possible: %s', (_, value, previous, better, delta) => {
    expect(deltaOf(value, previous, 'count', better)).toEqual({ kind: 'change', ...delta });
  });

  it('gives the change of a percentage in points', () => {
    expect(deltaOf(12, 10, 'percent', 'more')).toMatchObject({ size: 2, in: 'points' });
  });

  it.each([
    [null, 3],
    [3, null],
    [Number.NaN, 3],
    [3, Infinity],
  ])('FLT-04 is unknown for %s against %s', (value, previous) => {
    expect(deltaOf(value, previous, 'money', 'more')).toEqual({ kind: 'unknown' });
  });

  it('FMT-08 treats less than a cent as no change', () => {
    expect(deltaOf(100.001, 100, 'money', 'more')).toEqual({ kind: 'same' });
  });

  it('judges the reverse as the opposite, and never shows a change of 0', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    const opposite = { better: 'worse', worse: 'better' } as const;
    fc.assert(
      fc.property(amount, amount, fc.constantFrom<Better>('more', 'less'), (one, other, better) => {
        fc.pre(one !== other);
        const there = deltaOf(one, other, 'count', better);
        const back = deltaOf(other, one, 'count', better);
        fc.pre(there.kind === 'change' && back.kind === 'change');
        expect(there.size).toBeGreaterThan(0);
        expect(back.judgement).toBe(there.judgement && opposite[there.judgement]);
      }),
    );
  });
});
