import { describe, expect, it } from 'vitest';
import { bonus, cancelled, line, lines, newSale, oddSale } from '../samples.ts';
import { lineRows } from './lineRows.ts';

describe('the rows of a week', () => {
  it('CMA-07 call ENGANCHE a new sale, and show an unknown kind as it is', () => {
    expect(lineRows([newSale, line({ type: 'Ajuste' })]).map(({ typeName }) => typeName)).toEqual([
      'NUEVA VENTA',
      'AJUSTE',
    ]);
  });

  it('CMA-09 have what remains to the cent, also of what is taken back', () => {
    expect(lineRows([newSale, oddSale, cancelled, bonus]).map(({ remaining }) => remaining)).toEqual([
      634.48, 1468.97, 0, 0,
    ]);
  });

  it('CMA-09 mark only the line whose remainder differs in the ERP', () => {
    expect(lineRows([newSale, oddSale, cancelled, bonus]).map(({ check }) => check)).toEqual([
      null,
      'differs',
      null,
      null,
    ]);
  });

  it('mark a line whose other amounts do not agree', () => {
    expect(lineRows([{ ...newSale, collectedWithoutTax: 15_862.08 }])[0]?.check).toBe('notExact');
  });

  it('show no remainder that cannot be counted, and mark it', () => {
    const [row] = lineRows([line({ totalCommission: 1e15, toPay: -1e15 })]);
    expect(row).toMatchObject({ remaining: null, check: 'notExact' });
  });

  it('have unique ids, stable when the week is loaded again', () => {
    const twice = [...lines, ...lines];
    const ids = lineRows(twice).map(({ id }) => id);
    expect(new Set(ids).size).toBe(twice.length);
    expect(lineRows(twice.map((each) => ({ ...each, toPay: 1 }))).map(({ id }) => id)).toEqual(ids);
  });
});
