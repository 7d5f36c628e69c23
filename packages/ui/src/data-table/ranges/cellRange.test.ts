import { expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import type { TableColumn } from '../cells/column.ts';
import { dateFormat } from '../cells/formats.ts';
import { rowsOf } from './cellRange.ts';

type Row = { readonly day: string };

it('copies a day in digits, which a spreadsheet and a cell read, however its column writes it', () => {
  const column: TableColumn<Row> = {
    id: 'day',
    title: '',
    kind: 'date',
    value: ({ day }) => day,
    format: dateFormat({ dateStyle: 'long' }),
  };
  const words = { yes: '', no: '', formats: toFormats('es', mexicanFormats) };
  const corner = { line: 1, column: 0 };
  const rows = rowsOf<Row>(
    { anchor: corner, head: corner },
    {
      contentAt: () => ({ row: { day: '2026-11-08' }, column }),
      rowId: ({ day }) => day,
      words,
      count: 1,
    },
  );
  expect([...rows]).toEqual([[{ text: '08/11/2026', isFigure: false }]]);
});
