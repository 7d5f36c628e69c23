import type { TableQuery } from '../model/query.ts';

export const filters: TableQuery['filters'] = {
  client: { kind: 'text', text: 'lopez' },
  date: { kind: 'dayRange', start: '2026-03-01', end: null },
  amount: { kind: 'numberRange', min: 1000, max: 50_000 },
  status: { kind: 'oneOf', values: ['Firmado', 'Cotizado', 'Prospecto', 'Cancelado'] },
  isInsured: { kind: 'yesNo', value: false },
};
