import { expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { currencyFormat } from './formats.ts';
import type { TableColumn } from './column.ts';
import { fileValue } from './figureFormat.ts';

type Sale = { readonly amount: number | null };
const base = { id: 'amount', title: 'Monto', value: (sale: Sale) => sale.amount } as const;
const formats = toFormats('es', mexicanFormats);
const written = (column: TableColumn<Sale>, amount: number | null, host = formats) =>
  fileValue(column, host)({ amount });

it('writes an amount to the decimals of its currency, half away from zero', () => {
  const pesos: TableColumn<Sale> = { ...base, kind: 'money' };
  expect([2875.7999999999997, 1.005, -0.125, null].map((amount) => written(pesos, amount))).toEqual([
    2875.8,
    1.01,
    -0.13,
    null,
  ]);
  expect(written({ ...base, kind: 'money', format: currencyFormat('JPY') }, 12.5)).toBe(13);
  expect(written(pesos, 12.5, toFormats('ar', { currency: 'TND' }))).toBe(12.5);
  expect(written(pesos, 12.3456, toFormats('ar', { currency: 'TND' }))).toBe(12.346);
});

it('leaves a number as it is', () => {
  expect(written({ ...base, kind: 'number' }, 2.71828)).toBe(2.71828);
});
