import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnPoints } from './scatterPoints.ts';

const figure = fc.oneof(
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.constantFrom(null, Number.NaN, Infinity, -Infinity),
);
const points = fc.array(fc.record({ name: fc.string(), x: figure, y: figure }), { maxLength: 20 });

describe('drawnPoints', () => {
  it('has those with both figures, by x and then by y, each with its series', () => {
    const series = [
      {
        points: [
          { name: 'B', x: 2, y: 9 },
          { name: 'none', x: null, y: 1 },
        ],
      },
      {
        points: [
          { id: 'a1', name: 'A', x: 1, y: 5 },
          { name: 'C', x: 2, y: 3 },
        ],
      },
    ];
    expect(drawnPoints(series, 'linear')).toEqual([
      { id: 'a1', name: 'A', x: 1, y: 5, level: 5, line: 1 },
      { id: 'C', name: 'C', x: 2, y: 3, level: 3, line: 1 },
      { id: 'B', name: 'B', x: 2, y: 9, level: 9, line: 0 },
    ]);
  });

  it('has the exponents of ten of y, and no place for 0 and what is below it', () => {
    const own = [1000, 0.1, 0, -7].map((y, x) => ({ name: String(y), x, y }));
    expect(drawnPoints([{ points: own }], 'log').map(({ y, level }) => [y, level])).toEqual([
      [1000, 3],
      [0.1, -1],
    ]);
  });

  it('leaves out what cannot be drawn and nothing else, in ascending order', () => {
    fc.assert(
      fc.property(
        fc.array(
          points.map((own) => ({ points: own })),
          { maxLength: 4 },
        ),
        (series) => {
          const drawn = drawnPoints(series, 'linear');
          const known = series
            .flatMap((one) => one.points)
            .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
          expect(drawn.length).toBe(known.length);
          drawn.slice(1).forEach(({ x }, index) => expect(x).toBeGreaterThanOrEqual(drawn[index]?.x ?? Number.NaN));
        },
      ),
    );
  });
});
