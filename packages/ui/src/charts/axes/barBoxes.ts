import { drawable } from '@sereno/domain/figure';
import { valueDomain, type ValueDomain } from '../scale/valueAxis.ts';
import type { PlotBox } from '../frame/chartTypes.ts';
import { categoryBand, type BandLayout } from './bandLayout.ts';
import { stackDomain, stackSeries, type StackPiece } from './stack.ts';

export type BarLayout = 'stacked' | 'grouped';

type Values = { readonly values: readonly (number | null)[] };

/** The pieces of each series by category, from 0 or from the piece below; null for gaps. */
export type BarPieces = readonly (readonly StackPiece[])[];

/** Bars on top of one another, or each from 0. */
export function barPieces(series: readonly Values[], categories: number, layout: BarLayout): BarPieces {
  if (layout === 'stacked') return stackSeries(series, categories);
  return series.map(({ values }) =>
    Array.from({ length: categories }, (_, index): StackPiece => {
      const to = drawable(values[index]);
      return to === null ? null : { from: 0, to };
    }),
  );
}

/** What all bars span, 0 included. */
export function barDomain(...pieces: readonly BarPieces[]): ValueDomain {
  const domains = pieces.map(stackDomain);
  return valueDomain(domains.flatMap(({ low, high }) => [low, high]));
}

/** Part of a category's width that its bars take. */
const FILLED = 0.72;
const FILLED_GROUP = 0.8;
/** Thicker bars would fill the plot, as the only one of a ranking or of a month would. */
const THICKEST_ROW = 48;
const THICKEST_COLUMN = 96;

export type BarPlaces = {
  /** Width of one bar in px. */
  readonly thickness: number;
  /** The box of a piece; null for a gap. */
  readonly boxOf: (line: number, column: number) => PlotBox | null;
};

/** Where the bars lie in px; what is not 0 is never thinner than a px. */
export function barPlaces(
  pieces: BarPieces,
  { band, scale, nameRoom }: Pick<BandLayout, 'band' | 'scale' | 'nameRoom'>,
  { layout, isRows }: { readonly layout: BarLayout; readonly isRows: boolean },
): BarPlaces {
  const slots = layout === 'grouped' ? Math.max(1, pieces.length) : 1;
  const room = band.bandwidth() - nameRoom;
  const thickest = (isRows ? THICKEST_ROW : THICKEST_COLUMN) * slots;
  const filled = room < 3 ? room : Math.min(room * (slots === 1 ? FILLED : FILLED_GROUP), thickest);
  const before = nameRoom + (room - filled) / 2;
  const lines = categoryBand(slots, [before, before + filled]);
  const thickness = lines.bandwidth();
  return {
    thickness,
    boxOf: (line, column) => {
      const piece = pieces[line]?.[column];
      if (!piece) return null;
      const across = (band(column) ?? 0) + (lines(slots === 1 ? 0 : line) ?? 0);
      const one = scale(piece.from);
      const other = scale(piece.to);
      const length = piece.from === piece.to ? 0 : Math.max(1, Math.abs(other - one));
      const least = Math.min(one, other);
      return isRows
        ? { x: least, y: across, width: length, height: thickness }
        : { x: across, y: one < other ? least : Math.max(one, other) - length, width: thickness, height: length };
    },
  };
}

const ROUNDING = 2;
/** A level reaches so many px over both sides of its bar. */
const OVERHANG = 2;
const px = (value: number): string => String(Math.round(value * 100) / 100);

function barPath({ x, y, width, height }: PlotBox): string {
  if (width < 6 || height < 6) return `M${px(x)},${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`;
  const r = ROUNDING;
  const along = px(width - 2 * r);
  const down = px(height - 2 * r);
  return `M${px(x + r)},${px(y)}h${along}q${r},0 ${r},${r}v${down}q0,${r} ${-r},${r}h-${along}q${-r},0 ${-r},${-r}v-${down}q0,${-r} ${r},${-r}z`;
}

/** All bars of a series as one path: a year of days is one element. */
export function barsPath({ boxOf }: BarPlaces, line: number, columns: number): string {
  let path = '';
  for (let column = 0; column < columns; column += 1) {
    const box = boxOf(line, column);
    if (box !== null && box.width > 0 && box.height > 0) path += barPath(box);
  }
  return path;
}

export type Levels = {
  readonly pieces: BarPieces;
  readonly columns: number;
  readonly isRows: boolean;
  readonly scale: (value: number) => number;
};

/** A line across the end of every bar, all of them as one path. */
export function levelsPath({ boxOf }: BarPlaces, { pieces, columns, isRows, scale }: Levels): string {
  let path = '';
  for (let line = 0; line < pieces.length; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      const box = boxOf(line, column);
      const piece = pieces[line]?.[column];
      if (box === null || !piece) continue;
      const at = px(scale(piece.to));
      path += isRows
        ? `M${at},${px(box.y - OVERHANG)}v${px(box.height + 2 * OVERHANG)}`
        : `M${px(box.x - OVERHANG)},${at}h${px(box.width + 2 * OVERHANG)}`;
    }
  }
  return path;
}
