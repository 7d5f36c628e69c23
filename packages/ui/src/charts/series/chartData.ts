import type { ReactNode } from 'react';
import { type FigureFormat } from './figureFormat.ts';
import type { SeriesColor } from '../../theme/index.ts';

/** A category of the axis: a day, an adviser, an activity type. Names can repeat. */
export type ChartCategory = {
  /** Passed to `onSelect`. */
  readonly id: string;
  /** Full name: in the tooltip, the table and announcements. */
  readonly label: string;
  /** What the axis shows. Default: the label. */
  readonly short?: string | undefined;
};

/** One thing measured in every category. */
export type ChartSeries = {
  /** Passed to `onSelect`, and selects a known colour. */
  readonly id: string;
  readonly name: string;
  /** In the order of the categories; null, NaN and what is missing are gaps. */
  readonly values: readonly (number | null)[];
  /** Default: the fixed colour of the id, or the next free one. */
  readonly color?: SeriesColor | undefined;
};

/** What a threshold means: reached is good, or crossed is bad. */
export type ThresholdTone = Exclude<SeriesColor, number>;

/** A value of the axis to compare with: a goal, a limit. */
export type ChartThreshold = {
  /** In the unit of the axis, which reaches to it; one that cannot be drawn is left out. */
  readonly value: number;
  /** Beside its line, and in what is said. */
  readonly label: string;
  /** Default 'neutral'. */
  readonly tone?: ThresholdTone | undefined;
};

/** A datum of a chart, by the ids of its category and series; null for all series. */
export type ChartDatum = { readonly category: string; readonly series: string | null };

/** An entry of the legend. */
export type ChartLegendEntry = {
  readonly id: string;
  readonly name: string;
  readonly color: SeriesColor;
  /** The previous period: dashed. Default false. */
  readonly isPrevious?: boolean | undefined;
  /** A line: its key is a stroke. Default false. */
  readonly isLine?: boolean | undefined;
  /** Its series is switched off. Default false. */
  readonly isHidden?: boolean | undefined;
};

/**
 * Draws an entry of a legend around its content, the key and the name.
 * @param entries All entries of the legend.
 */
export type RenderLegendEntry = (
  entry: ChartLegendEntry,
  content: ReactNode,
  entries: readonly ChartLegendEntry[],
) => ReactNode;

/** What a chart shows, as lines and columns: for the table in its place, the file and the copy. */
export type ChartTable = {
  /** A column with a unit holds figures. */
  readonly columns: readonly { readonly title: string; readonly unit?: FigureFormat }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

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
