import { toCents } from '@sereno/domain/money';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, countOf, numberOf } from './figures.ts';

it.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  [' -3 ', -3],
  ['', null],
  [' ', null],
  ['1,200', null],
  ['doce', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['1e400', null],
  [null, null],
  [true, null],
  [[5], null],
])('%j is read as the number %j', (value, number) => {
  expect(numberOf(value)).toBe(number);
});

it.each([
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, null],
  [1.5, null],
  [undefined, null],
])('%j is read as the count %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

it('FMT-08 every amount that is read can be summed in cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.anything()), (value) => {
      const amount = amountOf(value);
      expect(amount === null || Number.isSafeInteger(toCents(amount))).toBe(true);
    }),
  );
  expect(amountOf(1e17)).toBeNull();
});
