import { addDays, type DateRange } from '@sereno/domain/calendar';
import { dayCategories } from './axes/dayCategories.ts';
import type { ChartCategory, ChartSeries } from './series/chartData.ts';

/** Figures that look like those of a dashboard, the same in every run. */
export function sampleValues(count: number, seed: number, most: number): readonly number[] {
  let state = seed * 2_654_435_761;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round(((state / 2 ** 32) * 0.7 + 0.3) * most);
  });
}

/** So many days up to the day of the stories. */
export function sampleRange(days: number): DateRange {
  return { start: addDays('2026-11-21', 1 - days), end: '2026-11-21' };
}

/** Those days as categories, in Spanish. */
export function sampleDays(days: number): readonly ChartCategory[] {
  return dayCategories(sampleRange(days), 'es-MX');
}

/** The three business lines, in pesos. */
export function sampleLines(days: number): readonly ChartSeries[] {
  return [
    { id: 'PF', name: 'PF', values: sampleValues(days, 1, 46_000) },
    { id: 'SG', name: 'SG', values: sampleValues(days, 2, 21_000) },
    { id: 'BF', name: 'BF', values: sampleValues(days, 3, 12_000) },
  ];
}

const NAMES = [
  'Recomendación',
  'Base de datos',
  'Cambaceo',
  'Facebook',
  'Expo',
  'Sucursal',
  'Llamada entrante',
] as const;

/** Means of prospection with their counts, long names among them. */
export const sampleMeans: readonly ChartCategory[] = [
  ...NAMES.map((label) => ({ id: label, label })),
  { id: 'campaña', label: 'Campaña de noviembre en centros comerciales del occidente' },
];

/** The three business lines in the period before. */
export function sampleBefore(days: number): readonly ChartSeries[] {
  return [
    { id: 'PF', name: 'PF', values: sampleValues(days, 5, 40_000) },
    { id: 'SG', name: 'SG', values: sampleValues(days, 6, 18_000) },
    { id: 'BF', name: 'BF', values: sampleValues(days, 7, 14_000) },
  ];
}
