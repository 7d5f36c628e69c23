import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollInto } from './gridSight.ts';

test.each([
  ['inside', [20, 40, 0, 100], 0],
  ['before it', [-30, -10, 0, 100], -30],
  ['behind it', [110, 130, 0, 100], 30],
  ['half covered at the beginning', [40, 80, 50, 100], -10],
  ['half covered at the end', [80, 120, 50, 100], 20],
  ['longer than it: its beginning is shown', [10, 400, 0, 100], 10],
  ['longer, and further on already', [-50, 400, 0, 100], -50],
] as const)('a stretch %s', (_name, [from, to, low, high], scroll) => {
  expect(scrollInto(from, to, low, high)).toBe(scroll);
});

test('afterwards it lies within, or begins where that begins; and nothing is left to scroll', () => {
  const size = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), size, size, (from, length, room) => {
      const scroll = scrollInto(from, from + length, 0, room);
      const [start, end] = [from - scroll, from + length - scroll];
      expect(start).toBeGreaterThanOrEqual(0);
      expect(length > room ? start : Math.max(0, end - room)).toBe(0);
      expect(scrollInto(start, end, 0, room)).toBe(0);
    }),
  );
});
