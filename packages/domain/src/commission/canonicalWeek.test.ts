import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLines, pesos, sampleLine, shuffled } from '../testing/commissionLines.ts';
import { canonicalWeek } from './canonicalWeek.ts';
import { COMMISSION_AMOUNTS } from './commissionTotals.ts';

const week = { year: 2026, week: 46 };

describe('the text of a week to sign', () => {
  it('CMA-16 is stable: fingerprints of signed weeks depend on it', () => {
    expect(canonicalWeek(week, 208, [sampleLine])).toBe(
      [
        'sereno-commissions-1',
        '46-2026',
        '208',
        '1',
        '["ENGANCHE","PF-10231","46-2026","Rosa Elena Campos",5800000,1160000,1000000,1000000,200000,0,0,200000,800000]',
        '[5800000,1160000,1000000,1000000,200000,0,0,200000]',
      ].join('\n'),
    );
  });

  it('CMA-16 sorts lines by their text and keeps duplicates', () => {
    const [bonus, renewal] = ['BONO', 'RENOVACION'].map((type) => ({ ...sampleLine, type }));
    const kinds = canonicalWeek(
      week,
      208,
      [renewal, sampleLine, bonus, sampleLine].flatMap((line) => line ?? []),
    )
      .split('\n')
      .slice(4, -1)
      .map((text) => text.slice(0, text.indexOf(',')));
    expect(kinds).toEqual(['["BONO"', '["ENGANCHE"', '["ENGANCHE"', '["RENOVACION"']);
  });

  it('CMA-16 is the same for any order of lines', () => {
    const orders = anyLines.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)));
    fc.assert(
      fc.property(orders, ([lines, others]) => {
        expect(canonicalWeek(week, 208, others)).toBe(canonicalWeek(week, 208, lines));
      }),
    );
  });

  it('CMA-16 differs for any other amount, adviser, week or number of lines', () => {
    const place = fc.nat().chain((at) => fc.tuple(fc.constant(at), fc.constantFrom(...COMMISSION_AMOUNTS), pesos));
    fc.assert(
      fc.property(
        anyLines.filter((lines) => lines.length > 0),
        place,
        (lines, [at, name, amount]) => {
          const text = canonicalWeek(week, 208, lines);
          const index = at % lines.length;
          const changed = lines.map((line, each) => (each === index ? { ...line, [name]: amount } : line));
          expect(canonicalWeek(week, 208, changed) === text).toBe(lines[index]?.[name] === amount);
          expect(canonicalWeek(week, 209, lines)).not.toBe(text);
          expect(canonicalWeek({ year: 2026, week: 47 }, 208, lines)).not.toBe(text);
          expect(canonicalWeek(week, 208, lines.slice(1))).not.toBe(text);
          expect(canonicalWeek(week, 208, [...lines, sampleLine])).not.toBe(text);
        },
      ),
    );
  });

  it('CMA-16 cannot be forged by a name that looks like another line', () => {
    const forged = { ...sampleLine, clientName: 'Rosa\n["ENGANCHE"' };
    expect(canonicalWeek(week, 208, [forged]).split('\n')).toHaveLength(6);
  });
});
