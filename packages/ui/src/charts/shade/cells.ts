import { type Shade, shadeOf, type ShadeScale } from './shades.ts';

/** Px between two cells. */
export const CELL_GAP = 3;

/** Cells of one size in rows and columns. */
export type CellLayout = {
  /** Of the drawing, which may be larger than its place. */
  readonly width: number;
  readonly height: number;
  /** Where the first cell is: the names of rows and columns are before it. */
  readonly start: number;
  readonly top: number;
  /** From one cell to the next, in px. */
  readonly columnStep: number;
  readonly rowStep: number;
  readonly box: (row: number, column: number) => Record<'x' | 'y' | 'width' | 'height', number>;
  /** The cell under a point; the gap before the next one belongs to it. */
  readonly find: (x: number, y: number) => { readonly row: number; readonly column: number } | null;
};

/** Lays out that many rows and columns. */
export function cellLayout(
  rows: number,
  columns: number,
  cells: Pick<CellLayout, 'start' | 'top' | 'columnStep' | 'rowStep'>,
): Omit<CellLayout, 'width' | 'height'> {
  const { start, top, columnStep, rowStep } = cells;
  return {
    ...cells,
    box: (row, column) => ({
      x: start + column * columnStep,
      y: top + row * rowStep,
      width: columnStep - CELL_GAP,
      height: rowStep - CELL_GAP,
    }),
    find: (x, y) => {
      const column = Math.floor((x - start) / columnStep);
      const row = Math.floor((y - top) / rowStep);
      return column < 0 || column >= columns || row < 0 || row >= rows ? null : { row, column };
    },
  };
}

/** A cell with its value. */
export type ShadedCell = { readonly row: number; readonly column: number; readonly value: number | null };

/** One path per shade, whatever the number of cells. */
export function shadePaths(
  cells: readonly ShadedCell[],
  scale: ShadeScale,
  { box }: Pick<CellLayout, 'box'>,
  radius: number,
): readonly (readonly [Shade, string])[] {
  const byShade = new Map<Shade, string>();
  for (const { row, column, value } of cells) {
    const shade = shadeOf(scale, value);
    const { x, y, width, height } = box(row, column);
    byShade.set(shade, `${byShade.get(shade) ?? ''}${roundedPath(x + 0.5, y + 0.5, width - 1, height - 1, radius)}`);
  }
  return [...byShade];
}

function roundedPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [a, across, down] = [round(r), round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${across}a${a} ${a} 0 0 1 ${a} ${a}v${down}a${a} ${a} 0 0 1 ${-a} ${a}h${-across}a${a} ${a} 0 0 1 ${-a} ${-a}v${-down}a${a} ${a} 0 0 1 ${a} ${-a}z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
