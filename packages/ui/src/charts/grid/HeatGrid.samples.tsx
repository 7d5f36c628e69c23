import { sampleValues } from '../samples.ts';

export const plans = ['Plan Esencial', 'Plan Familiar', 'Plan Plus', 'Cremación', 'Nicho'].map((label) => ({
  id: label,
  label,
}));
export const codes = ['44100', '44130', '44160', '44190', '44200', '44240', '44270', '44300'].map((label) => ({
  id: label,
  label,
}));
const figures = sampleValues(40, 9, 24);
export const values = plans.flatMap(({ id: row }, line) =>
  codes.map(({ id: column }, place) => ({ row, column, value: Math.max(0, (figures[line * 8 + place] ?? 0) - 6) })),
);
