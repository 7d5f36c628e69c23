import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windowAt } from './useRowWindow.ts';

const situation = fc.record({
  top: fc.double({ min: -500, max: 5e6, noNaN: true }),
  area: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 20, max: 90 }),
  count: fc.nat({ max: 100_000 }),
});

describe('the rows that are kept in the document', () => {
  test('all rows in sight are among them, wherever one has scrolled', () => {
    fc.assert(
      fc.property(situation, ({ top, area, rowHeight, count }) => {
        const furthest = Math.max(0, count * rowHeight - area);
        const at = Math.min(Math.max(0, top), furthest);
        const { from, to } = windowAt(at, area, rowHeight, count);
        const firstInSight = Math.floor(at / rowHeight);
        const lastInSight = Math.min(count, Math.ceil((at + area) / rowHeight));
        expect(from).toBeLessThanOrEqual(firstInSight);
        expect(to).toBeGreaterThanOrEqual(lastInSight);
      }),
    );
  });

  test('they exist, and are never many more than fit', () => {
    fc.assert(
      fc.property(situation, ({ top, area, rowHeight, count }) => {
        const { from, to } = windowAt(top, area, rowHeight, count);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeGreaterThanOrEqual(0);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(area / rowHeight) + 30 + 12);
      }),
    );
  });
});
