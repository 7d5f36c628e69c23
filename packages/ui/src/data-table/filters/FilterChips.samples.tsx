import type { TableFilters } from '../model/query.ts';

export const filters: TableFilters = [
  { id: 'client', value: { kind: 'text', text: 'lopez' } },
  { id: 'date', value: { kind: 'dayRange', start: '2026-03-01', end: null } },
  { id: 'amount', value: { kind: 'numberRange', min: 1000, max: 50_000 } },
  { id: 'status', value: { kind: 'oneOf', values: ['Firmado', 'Cotizado', 'Prospecto', 'Cancelado'] } },
  { id: 'isInsured', value: { kind: 'yesNo', value: false } },
];
