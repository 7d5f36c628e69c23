import { BarChart, CalendarHeatMap, DonutChart, LineChart } from '../../../packages/ui/src/charts/index.ts';
import { counts, type Point, series, size, slices } from './data.ts';
import { offer, Six } from './offer.tsx';

const year = { start: '2026-01-01', end: '2026-12-31' } as const;
const categoriesOf = (points: readonly Point[]) => points.map(({ date }) => ({ id: date, label: date }));
const valuesOf = (points: readonly Point[]) => [
  { id: 'amount', name: 'Importe', values: points.map(({ value }) => value) },
];
const [first, second, third, fourth] = series;
const categories = categoriesOf(first);
const parts = slices.map(({ name, value }) => ({ id: name, name, value }));
const days = counts.map(({ date, value }) => ({ date, value }));
const height = size.height - 60;

offer(
  () => (
    <Six>
      <LineChart title="Uno" height={height} categories={categories} series={valuesOf(first)} />
      <LineChart title="Dos" height={height} categories={categories} series={valuesOf(second)} />
      <BarChart title="Tres" height={height} categories={categories} series={valuesOf(third)} />
      <BarChart title="Cuatro" height={height} categories={categories} series={valuesOf(fourth)} />
      <DonutChart title="Cinco" height={height} slices={parts} />
      <CalendarHeatMap title="Seis" height={height} range={year} days={days} />
    </Six>
  ),
  // Each has drawn what it holds: a skeleton or an empty frame has no path.
  () =>
    [...document.querySelectorAll('section')].filter((card) => card.querySelector('svg path') !== null).length === 6,
);
