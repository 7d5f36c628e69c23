import { scaleLinear } from '@visx/scale';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acrossLines, downLines, roomAbove, roomAfter } from './thresholdLines.ts';

const size = { width: 300, height: 200, fontSize: 12 };
const thresholds = fc.array(fc.record({ value: fc.integer({ min: 0, max: 100 }), label: fc.string() }), {
  maxLength: 5,
});

describe('threshold lines', () => {
  it('keep room for their labels, and none without any', () => {
    expect([roomAfter([], size), roomAbove([], size)]).toEqual([0, 0]);
    expect(roomAfter([{ value: 1, label: 'A label of very many letters, more than fit' }], size)).toBe(75);
    fc.assert(
      fc.property(thresholds, (all) => {
        expect(roomAfter(all, size)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('go across the plot at their values, with labels clear of one another and of those beside them', () => {
    fc.assert(
      fc.property(thresholds, fc.array(fc.integer({ min: 10, max: 190 }), { maxLength: 4 }), (all, beside) => {
        const box = { x: 40, y: 10, width: 300 - 40 - Math.max(2, roomAfter(all, size)), height: 180 };
        const scale = scaleLinear<number>({ domain: [0, 100], range: [190, 10] });
        const { lines, baselines } = acrossLines(all, { box, scale }, size, { beside });
        expect(lines.map(({ path }) => path)).toEqual(all.map(({ value }) => `M40,${scale(value)}h${box.width}`));
        expect(lines.every(({ x }) => x > box.x + box.width)).toBe(true);
        expect(baselines.slice(beside.length)).toEqual(lines.map(({ y }) => y));
        const heights = baselines.toSorted((one, other) => one - other);
        heights.slice(1).forEach((height, index) => {
          expect(height - (heights[index] ?? 0)).toBeGreaterThan(size.fontSize);
        });
      }),
    );
  });

  it('go down the plot at their values, with labels above it in lines of their own that stay inside', () => {
    fc.assert(
      fc.property(thresholds, (all) => {
        const top = roomAbove(all, size);
        const box = { x: 40, y: top, width: 250, height: 180 };
        const lines = downLines(all, { box }, size, (value) => 40 + value * 2.5);
        expect(lines.map(({ path }) => path)).toEqual(all.map(({ value }) => `M${40 + value * 2.5},${top}v180`));
        expect(lines.every(({ x, y }) => x >= 0 && x <= 300 && y > 0 && y < top)).toBe(true);
        expect(new Set(lines.map(({ y }) => y)).size).toBe(all.length);
      }),
    );
  });
});
