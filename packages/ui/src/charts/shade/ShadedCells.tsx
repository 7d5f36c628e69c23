import { useMemo } from 'react';
import type { CellLayout } from './cells.ts';
import { type Shade, shadeOf, type ShadeScale } from './shades.ts';

/** A cell with its value; `text` is printed in it. */
type ShadedCell = {
  readonly row: number;
  readonly column: number;
  readonly value: number | null;
  readonly text: string;
};

export type ShadedCellsProps = {
  /** Stable while the data are. */
  cells: readonly ShadedCell[];
  scale: ShadeScale;
  layout: Pick<CellLayout, 'box'>;
  /** Of the corners, px. */
  radius: number;
};

/** The cells, as one path per shade whatever their number, and their printed values. Inside a `ShadeRoot`. */
export function ShadedCells({ cells, scale, layout, radius }: ShadedCellsProps) {
  const paths = useMemo(() => {
    const byShade = new Map<Shade, string>();
    for (const { row, column, value } of cells) {
      const shade = shadeOf(scale, value);
      const { x, y, width, height } = layout.box(row, column);
      byShade.set(shade, `${byShade.get(shade) ?? ''}${roundedPath(x + 0.5, y + 0.5, width - 1, height - 1, radius)}`);
    }
    return [...byShade];
  }, [cells, scale, layout, radius]);
  return (
    <>
      {paths.map(([shade, path]) => (
        <path key={shade} className="cell" data-shade={shade} d={path} />
      ))}
      {cells.map(({ row, column, value, text }) => {
        if (text === '') return null;
        const { x, y, width, height } = layout.box(row, column);
        return (
          <text
            key={`${row} ${column}`}
            className="value"
            data-shade={shadeOf(scale, value)}
            x={x + width / 2}
            y={y + height / 2}
          >
            {text}
          </text>
        );
      })}
    </>
  );
}

function roundedPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [a, across, down] = [round(r), round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${across}a${a} ${a} 0 0 1 ${a} ${a}v${down}a${a} ${a} 0 0 1 ${-a} ${a}h${-across}a${a} ${a} 0 0 1 ${-a} ${-a}v${-down}a${a} ${a} 0 0 1 ${a} ${-a}z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
