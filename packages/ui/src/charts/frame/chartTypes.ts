import type { FigureUnit } from '@sereno/domain/figure';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../foundation/index.ts';
import type { SeriesColor } from '../../theme/index.ts';
import type { ChartMark } from '../series/chartData.ts';

/** Texts in place of those of the catalogue. */
export type ChartLabels = {
  /** The button that swaps the drawing for the table. Default 'Ver como tabla'. */
  showTable?: string;
  /** The button that swaps it back. Default 'Ver como gráfica'. */
  showPlot?: string;
  /** In place of a drawing of nothing. Default 'Sin datos'. */
  empty?: string;
  /** How the drawing is walked through by keys. */
  keys?: string;
};

export type FrameProps = {
  /** Heading of the card; it names the drawing, the table and the files. */
  title: string;
  /** Level of that heading. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** What the chart says, in a sentence, for those who do not see it; also shown under the heading. */
  summary?: string | undefined;
  /** What its numbers count. Default 'count'. */
  unit?: FigureUnit | undefined;
  /** The figures are on their way: their place is kept. Default false. */
  loading?: boolean | undefined;
  /** They could not be fetched: the same as none, 'Sin datos' (FLT-04). Default false. */
  failed?: boolean | undefined;
  /** Height of drawing and legend together, in px at the normal text size; grows with it. Default 240. */
  height?: number | undefined;
  /** Offers the file; ask `canDownloadCsv` (TBL-13). Default false. */
  csv?: boolean | undefined;
  /** Offers the picture too, where the file is offered. Default false. */
  png?: boolean | undefined;
  /** Offers to print; ask `canPrint` (TBL-14). Default false. */
  print?: boolean | undefined;
  /** Leads to the rows behind a mark: by a click, Enter, a second tap, or from the table. Default: marks lead nowhere. */
  onSelect?: ((mark: ChartMark) => void) | undefined;
  /** What that does, in words: 'Ver las filas'. Default from the catalogue. */
  selectLabel?: string | undefined;
  /** Newer figures are on their way while these stay. Default false. */
  refreshing?: boolean | undefined;
  /** Controls of the host before those of the chart. */
  actions?: ReactNode;
  /** Texts in place of those of the catalogue. */
  labels?: ChartLabels | undefined;
};

/** The size of the drawing in px, and of its letters, which follow the browser's text size. */
export type PlotSize = { readonly width: number; readonly height: number; readonly fontSize: number };

/** A place in a drawing that can be pointed at: a category, and a series of it or null for all of them. Counted from 0. */
export type PlotSpot = { readonly column: number; readonly line: number | null };

/** A line of the tooltip. */
export type TipRow = {
  readonly id: string;
  readonly name: string;
  /** The figure in full, as text. */
  readonly value: string;
  readonly color?: SeriesColor | undefined;
  /** The period before: its key is drawn dashed. */
  readonly isPrevious?: boolean;
};

/** What a drawing tells of its places; the same object as long as the drawing is the same. */
export type PlotModel = {
  /** How many categories, from the first in reading order. */
  readonly columns: number;
  /** How many series can be pointed at one by one; 0 or 1 where the category alone can. */
  readonly lines: number;
  /** The categories run from top to bottom, so that the arrows up and down walk along them. Default false. */
  readonly isUpright?: boolean;
  /** Lines are never left out, as in a grid of cells: the arrows move from cell to cell. Default false. */
  readonly isGrid?: boolean;
  /** Whether there is something at that spot; arrows pass over what is not there. Default: everywhere. */
  readonly has?: (spot: PlotSpot) => boolean;
  /** What lies under a point of the drawing, in px from its start and top; null where nothing does. */
  readonly find: (x: number, y: number) => PlotSpot | null;
  /** The box of a spot in px: it is highlighted, and the tooltip stands beside it. */
  readonly place: (spot: PlotSpot) => PlotBox;
  /** What the tooltip shows and what is read aloud. */
  readonly tip: (spot: PlotSpot) => PlotTipText;
  /** Points of a line that are marked while the spot is pointed at. Default: none, the box alone. */
  readonly dots?: (spot: PlotSpot) => readonly PlotDot[];
  /** What `onSelect` is given; null where the spot leads nowhere. */
  readonly mark: (spot: PlotSpot) => ChartMark | null;
};

/** The words of the tooltip. */
export type PlotTipText = {
  /** The category. */
  readonly title: string;
  readonly rows: readonly TipRow[];
  /** The id of the row that the spot is of: it stands out, and it alone is read aloud. Default: all of them. */
  readonly chosen?: string | undefined;
};

/** A point in px from the start and the top of the drawing. */
export type PlotDot = { readonly x: number; readonly y: number; readonly color: SeriesColor };

/** A box in px from the start and the top of the drawing. */
export type PlotBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
