import type { FigureUnit } from '@sereno/domain/figure';
import type { SeriesColor } from '../../theme/index.ts';

/** A place on the axis of categories: a day, an adviser, a kind of activity. Two may bear one name. */
export type ChartCategory = {
  /** Handed to `onSelect`. */
  readonly id: string;
  /** The whole name: in the tooltip, the table and what is read aloud. */
  readonly label: string;
  /** What the axis shows. Default: the label. */
  readonly short?: string;
};

/** One thing measured in every category. */
export type ChartSeries = {
  /** Handed to `onSelect`, and what a known colour is found by. */
  readonly id: string;
  readonly name: string;
  /** In the order of the categories; null, NaN and what is missing are gaps. */
  readonly values: readonly (number | null)[];
  /** Default: the colour that the id has everywhere, or else the next free one. */
  readonly color?: SeriesColor;
};

/** A mark of a chart, by the ids of its category and its series; null where it stands for all series. */
export type ChartMark = { readonly category: string; readonly series: string | null };

/** An entry of the legend. */
export type ChartLegendEntry = {
  readonly id: string;
  readonly name: string;
  readonly color: SeriesColor;
  /** The period before: drawn dashed. Default false. */
  readonly isPrevious?: boolean;
};

/** What a chart shows, as lines and columns: for the table in its place, the file and the copy. */
export type ChartTable = {
  /** A column with a unit holds figures. */
  readonly columns: readonly { readonly title: string; readonly unit?: FigureUnit }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};
