import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalView } from './goalView.ts';

const base = { goal: 100, reached: 40, unit: 'count', elapsedDays: 15, days: 30 } as const;

describe('goalView', () => {
  it('has what is missing to the goal and to the pace', () => {
    expect(goalView(base)).toEqual({
      filled: 0.4,
      paceAt: 0.5,
      percent: 40,
      standing: { kind: 'remaining', amount: 60 },
      behind: 10,
    });
  });

  it.each([
    ['on pace', { reached: 50 }, { behind: 0, standing: { kind: 'remaining', amount: 50 } }],
    ['reached to the point', { reached: 100 }, { behind: 0, filled: 1, standing: { kind: 'reached' } }],
    ['exceeded', { reached: 130 }, { behind: 0, filled: 1, percent: 130, standing: { kind: 'exceeded', amount: 30 } }],
    ['less than nothing', { reached: -10 }, { filled: 0, behind: 60, standing: { kind: 'remaining', amount: 110 } }],
    ['things come whole', { goal: 10, reached: 3, elapsedDays: 13 }, { behind: 2 }],
    ['pesos come in cents', { goal: 10, reached: 3, elapsedDays: 13, unit: 'money' }, { behind: 1.33 }],
    [
      'to the cent',
      { goal: 0.3, reached: 0.1, elapsedDays: 0, unit: 'money' },
      { standing: { kind: 'remaining', amount: 0.2 } },
    ],
    [
      'exceeded by a cent',
      { goal: 0.1, reached: 0.11, unit: 'money' },
      { standing: { kind: 'exceeded', amount: 0.01 } },
    ],
    ['the period is over', { elapsedDays: 30 }, { paceAt: 1, behind: 60 }],
  ] as const)('FMT-08 %s', (_, changes, view) => {
    expect(goalView({ ...base, ...changes })).toMatchObject(view);
  });

  it.each([{ goal: 0 }, { goal: -5 }, { goal: null }, { goal: Number.NaN }, { reached: null }, { reached: Infinity }])(
    'FLT-04 is null for %j',
    (changes) => {
      expect(goalView({ ...base, ...changes })).toBeNull();
    },
  );

  it('keeps the bar within bounds, for any input', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (goal, reached, elapsedDays, days) => {
        const view = goalView({ goal, reached, unit: 'money', elapsedDays, days });
        for (const share of [view?.filled ?? 0, view?.paceAt ?? 0]) expect(share >= 0 && share <= 1).toBe(true);
        expect(view?.behind ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
