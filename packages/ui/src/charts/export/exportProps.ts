import type { ChartLegendEntry, ChartTable } from '../series/chartData.ts';

/** The exported chart, as of the request. */
export type ChartExport = {
  /** Heading of the chart: the name of the file, the head of the picture and of the sheet. */
  readonly title: string;
  /** The sentence under the heading. */
  readonly summary?: string | undefined;
  /** What the colours stand for. Default: there is only one. */
  readonly legend?: readonly ChartLegendEntry[] | undefined;
  readonly table: () => ChartTable;
};
