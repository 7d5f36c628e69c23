import type { FigureUnit } from '../../locale/figureText.ts';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../foundation/index.ts';
import type { SeriesColor } from '../../theme/index.ts';
import type { ChartCategory, ChartDatum } from '../series/chartData.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** Texts in place of those of the catalogue. */
export type ChartLabels = {
  /** The button that swaps the drawing for the table. Default 'Ver como tabla'. */
  showTable?: string | undefined;
  /** The button that swaps it back. Default 'Ver como gráfica'. */
  showPlot?: string | undefined;
  /** In place of a drawing of nothing. Default 'Sin datos'. */
  empty?: string | undefined;
  /** How the drawing is walked through by keys. */
  keys?: string | undefined;
};

export type FrameProps = RootProps<HTMLElement> & {
  /** Heading of the card; it names the drawing, the table and the files. */
  title: string;
  /** Level of that heading. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** What the chart says, in a sentence, for those who do not see it; also shown under the heading. */
  summary?: string | undefined;
  /** What its numbers count. Default 'count'. */
  unit?: FigureUnit | undefined;
  /** Writes its numbers in a unit of the host: '12 kg'. The same function in every render. Default: as its `unit` is. */
  formatValue?: ((value: number) => string) | undefined;
  /** Loading: the space is reserved. Default false. */
  loading?: boolean | undefined;
  /** Loading failed: 'No se pudo cargar' is shown. Default false. */
  failed?: boolean | undefined;
  /** Height of drawing and legend together, in px at the normal text size; grows with it. Default 240. */
  height?: number | undefined;
  /** Width of the drawing in px where it cannot be measured: in the markup of a server. Default 640. */
  width?: number | undefined;
  /** Shows the CSV action; see `canDownloadCsv` (TBL-13). Default false. */
  csv?: boolean | undefined;
  /** Shows the picture action too, when CSV is enabled. Default false. */
  png?: boolean | undefined;
  /** Shows the print action; see `canPrint` (TBL-14). Default false. */
  print?: boolean | undefined;
  /**
   * Opens the rows behind a datum: by click, Enter, a second tap, or from the table. Default: data cannot be opened.
   */
  onSelect?: ((datum: ChartDatum) => void) | undefined;
  /** What that does, in words: 'Ver las filas'. Default from the catalogue. */
  selectLabel?: string | undefined;
  /** Refreshing: the old figures stay. Default false. */
  refreshing?: boolean | undefined;
  /** Controls of the host before those of the chart. */
  actions?: ReactNode;
  /** Texts in place of those of the catalogue. */
  labels?: ChartLabels | undefined;
};

/** The size of the drawing in px, and of its letters, which follow the browser's text size. */
export type PlotSize = { readonly width: number; readonly height: number; readonly fontSize: number };

/** A point of a plot: a category, and a series of it or null for all. Indexes from 0. */
export type PlotPoint = { readonly column: number; readonly line: number | null };

/** A line of the tooltip. */
export type TipRow = {
  readonly id: string;
  readonly name: string;
  /** The figure in full, as text. */
  readonly value: string;
  readonly color?: SeriesColor | undefined;
  /** The previous period: its key is dashed. */
  readonly isPrevious?: boolean | undefined;
};

/** Positions and texts of a plot's points; stable while the plot is. */
export type PlotModel = {
  /** How many categories, from the first in reading order. */
  readonly columns: number;
  /** Number of series that can be selected separately; 0 or 1 when only the category can. */
  readonly lines: number;
  /** Categories run from top to bottom, so that up and down move along them. Default false. */
  readonly isUpright?: boolean;
  /** Lines are never skipped, as in a grid of cells: arrows move from cell to cell. Default false. */
  readonly isGrid?: boolean;
  /** Whether the point exists; arrows skip others. Default: everywhere. */
  readonly has?: (point: PlotPoint) => boolean;
  /** The point at a position of the plot, px from its start and top; null without one. */
  readonly find: (x: number, y: number) => PlotPoint | null;
  /** Box of a point in px: highlighted, with the tooltip beside it. */
  readonly place: (point: PlotPoint) => PlotBox;
  /** Tooltip and announcement. */
  readonly tip: (point: PlotPoint) => PlotTipText;
  /** Dots marked while the point is active. Default: none, only the box. */
  readonly dots?: (point: PlotPoint) => readonly PlotDot[];
  /** Passed to `onSelect`; null when the point cannot be opened. */
  readonly datum: (point: PlotPoint) => ChartDatum | null;
};

/** The words of the tooltip. */
export type PlotTipText = {
  /** The category. */
  readonly title: string;
  readonly rows: readonly TipRow[];
  /** Id of the point's row: highlighted, and the only one announced. Default: all of them. */
  readonly chosen?: string | undefined;
  /** What a host draws a tooltip of its own from. Default: it cannot. */
  readonly given?: ChartTip | undefined;
};

/** A value in a tooltip: as a number, null for a gap, and written as its chart does. */
export type ChartTipRow = TipRow & { readonly figure: number | null };

/** What a tooltip tells. */
export type ChartTip = {
  readonly category: ChartCategory;
  /** Id of the series that is pointed at; null for the whole category. */
  readonly series: string | null;
  /** Each drawn series, then each of the previous period. */
  readonly rows: readonly ChartTipRow[];
};

/** Draws the content of a tooltip. */
export type RenderTooltip = (tip: ChartTip) => ReactNode;

/** A point in px from the start and the top of the drawing. */
export type PlotDot = { readonly x: number; readonly y: number; readonly color: SeriesColor };

/** A box in px from the start and the top of the drawing. */
export type PlotBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
