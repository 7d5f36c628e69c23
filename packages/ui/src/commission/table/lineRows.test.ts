import { describe, expect, it } from 'vitest';
import { bonus, cancelled, line, lines, newSale, oddSale } from '../samples.ts';
import { lineRows } from './lineRows.ts';

describe('the rows of a week', () => {
  it('CMA-07 call ENGANCHE a new sale, and an unknown kind as it stands', () => {
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

  it('CMA-09 mark the one of which the ERP has another remainder, and no other', () => {
    expect(lineRows([newSale, oddSale, cancelled, bonus]).map(({ check }) => check)).toEqual([
      null,
      'differs',
      null,
      null,
    ]);
  });

  it('mark one whose other accounts do not hold', () => {
    expect(lineRows([{ ...newSale, collectedWithoutTax: 15_862.08 }])[0]?.check).toBe('notExact');
  });

  it('show no remainder that cannot be counted, and mark it', () => {
    const [row] = lineRows([line({ totalCommission: 1e15, toPay: -1e15 })]);
    expect(row).toMatchObject({ remaining: null, check: 'notExact' });
  });

  it('have ids of their own, the same when the week is read again', () => {
    const twice = [...lines, ...lines];
    const ids = lineRows(twice).map(({ id }) => id);
    expect(new Set(ids).size).toBe(twice.length);
    expect(lineRows(twice.map((each) => ({ ...each, toPay: 1 }))).map(({ id }) => id)).toEqual(ids);
  });
});
