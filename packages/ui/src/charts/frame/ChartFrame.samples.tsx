import { sampleDays, sampleLines } from '../samples.ts';

const days = sampleDays(30);
const lines = sampleLines(30);
/** A chart in each of its states. */
export const states = [
  { title: 'Cargando', categories: [], series: [], loading: true },
  { title: 'Con datos', categories: days, series: lines },
  { title: 'Actualizando', categories: days, series: lines, refreshing: true },
  { title: 'Sin datos', categories: [], series: [] },
  { title: 'Con falla', categories: days, series: lines, failed: true },
] as const;
