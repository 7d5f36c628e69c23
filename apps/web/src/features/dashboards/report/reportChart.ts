import { addSums, dimensionOf, figureOf, type KnownReport, type Sums } from '@sereno/domain/report';
import type { ChartCategory, ChartSeries } from '@sereno/ui/charts';
import type { GroupRow } from './reportColumns.ts';
import { chartMeasure } from './reportColumns.ts';

/** More bars than that are too thin to be read; the table has every group. */
const MOST_BARS = 12;

/** Groups with the same first key as one bar. */
type Bar = { readonly key: string | null; readonly name: string; readonly value: number; readonly before: number };

function barsOf(report: KnownReport, rows: readonly GroupRow[]): readonly Bar[] {
  const measure = chartMeasure(report);
  const valueOf = (sums: readonly Sums[]) => figureOf(measure, addSums(report, sums)) ?? 0;
  const byKey = Map.groupBy(rows, ({ keys }) => keys[0] ?? null);
  return [...byKey].map(([key, same]) => ({
    key,
    name: same[0]?.names[0] ?? '',
    value: valueOf(same.map(({ sums }) => sums)),
    before: valueOf(same.flatMap(({ before }) => (before === null ? [] : [before]))),
  }));
}

/** Whether a report is grouped by days or months first, which have an order of their own. */
export function isTime(report: KnownReport, groupedBy: readonly string[]): boolean {
  const { kind } = dimensionOf(report, groupedBy[0] ?? report.groupedBy);
  return kind === 'day' || kind === 'month';
}

/** What the chart of a report is drawn from: its largest groups, or its days and months in their order. */
export function reportChart(
  report: KnownReport,
  groupedBy: readonly string[],
  rows: readonly GroupRow[],
  name: string,
) {
  const measure = chartMeasure(report);
  const isInTime = isTime(report, groupedBy);
  const bars = barsOf(report, rows);
  const shown = isInTime
    ? bars.toSorted((one, other) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1))
    : bars.toSorted((one, other) => other.value - one.value).slice(0, MOST_BARS);
  const series = (values: readonly number[]): readonly ChartSeries[] => [
    { id: measure.id, name, values: [...values], color: 1 },
  ];
  return {
    // A name may belong to two groups, so a bar is known by its key.
    categories: shown.map(({ key, name: label }): ChartCategory => ({ id: key ?? '', label })),
    series: series(shown.map(({ value }) => value)),
    previous: series(shown.map(({ before }) => before)),
    unit: measure.kind === 'money' ? ('money' as const) : ('count' as const),
    direction: isInTime ? ('vertical' as const) : ('horizontal' as const),
  };
}
