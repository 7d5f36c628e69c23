import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldGrid, OTHERS_ID, sumKnown } from './index.ts';

const id = fc.oneof({ weight: 9, arbitrary: fc.nat(12).map(String) }, { weight: 1, arbitrary: fc.constant(OTHERS_ID) });
const pesos = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }).map((cents) => cents / 100);
const cell = (value: fc.Arbitrary<number | null>) => fc.record({ row: id, column: id, value });
const most = fc.record({ rows: fc.integer({ min: 2, max: 14 }), columns: fc.integer({ min: 2, max: 14 }) });

describe('foldGrid', () => {
  it('SAL-27b keeps the largest, largest first, and sums the rest', () => {
    const inputs = [
      { row: 'small', column: 'a', value: 1 },
      { row: 'tiny', column: 'b', value: 0.5 },
      { row: 'large', column: 'b', value: 9 },
      { row: 'middle', column: 'c', value: -4 },
      { row: 'large', column: 'b', value: 2 },
    ];
    expect(foldGrid(inputs, { rows: 3, columns: 2 })).toEqual({
      rows: ['large', 'middle', OTHERS_ID],
      columns: ['b', OTHERS_ID],
      values: [
        { row: 'large', column: 'b', value: 11 },
        { row: 'middle', column: OTHERS_ID, value: -4 },
        { row: OTHERS_ID, column: 'b', value: 0.5 },
        { row: OTHERS_ID, column: OTHERS_ID, value: 1 },
      ],
    });
  });

  it('SAL-27b folds nothing that fits, and puts unnamed entries last', () => {
    const inputs = [
      { row: OTHERS_ID, column: 'a', value: 50 },
      { row: 'one', column: 'a', value: 1 },
    ];
    expect(foldGrid(inputs, { rows: 2, columns: 2 })).toMatchObject({ rows: ['one', OTHERS_ID], columns: ['a'] });
    expect(foldGrid([], { rows: 2, columns: 2 })).toEqual({ rows: [], columns: [], values: [] });
  });

  it('SAL-27b keeps the sum to the cent and the size, for any input', () => {
    fc.assert(
      fc.property(fc.array(cell(pesos)), most, (inputs, limits) => {
        const { rows, columns, values } = foldGrid(inputs, limits);
        const whole = sumKnown(inputs.map(({ value }) => value));
        expect(Math.round((sumKnown(values.map(({ value }) => value)) ?? 0) * 100)).toBe(
          Math.round((whole ?? 0) * 100),
        );
        expect(rows.length).toBeLessThanOrEqual(limits.rows);
        expect(columns.length).toBeLessThanOrEqual(limits.columns);
        expect(new Set(rows).size).toBe(rows.length);
        expect(new Set(columns).size).toBe(columns.length);
        expect(new Set(values.map(({ row, column }) => `${row} ${column}`)).size).toBe(values.length);
        expect(rows.slice(0, -1)).not.toContain(OTHERS_ID);
        expect(columns.slice(0, -1)).not.toContain(OTHERS_ID);
        const rowSums = rows.map((row) =>
          inputs.filter((one) => one.row === row).reduce((sum, { value }) => sum + Math.abs(value ?? 0), 0),
        );
        const named = rowSums.slice(0, rows.at(-1) === OTHERS_ID ? -1 : rows.length);
        expect(named.every((sum, place) => place === 0 || sum <= (named[place - 1] ?? 0) + 1e-6)).toBe(true);
      }),
    );
  });

  it('SAL-27b has only finite values, for any input', () => {
    const anything = fc.oneof(fc.double(), fc.constant(null), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.array(cell(anything)), most, (inputs, limits) => {
        const { values } = foldGrid(inputs, limits);
        expect(values.every(({ value }) => Number.isFinite(value))).toBe(true);
      }),
    );
  });
});
