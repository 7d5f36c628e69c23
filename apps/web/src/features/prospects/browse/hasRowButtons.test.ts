import { describe, expect, it } from 'vitest';
import { hasRowButtons } from './hasRowButtons.ts';

const rowsOf = (seen: number, hidden: number) => [
  ...Array.from({ length: hidden }, () => ({ phone: null })),
  ...Array.from({ length: seen }, () => ({ phone: '5510003001' })),
];

describe('the buttons of the rows', () => {
  it.each([
    [0, 0, false],
    [0, 3, false],
    [1, 40, false],
    [2, 2, false],
    [1, 2, false],
    [2, 1, true],
    [1, 0, true],
  ])('ACL-18 CDR-08 take a column where most numbers are seen: %i seen, %i not: %s', (seen, hidden, has) => {
    expect(hasRowButtons(rowsOf(seen, hidden), false)).toBe(has);
  });

  it.each([
    [0, 0, false],
    [0, 3, false],
    [1, 40, true],
    [1, 0, true],
  ])('CDR-08 stand on cards where any number is seen: %i seen, %i not: %s', (seen, hidden, has) => {
    expect(hasRowButtons(rowsOf(seen, hidden), true)).toBe(has);
  });
});
