'use client';
import { type CellGrid } from '@sereno/domain/figure';
import { type FigureFormat, formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { useMemo } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { shadeScale } from '../shade/shades.ts';
import { shortened } from '../scale/labels.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import type { ChartCategory } from '../series/chartData.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { ShadedCells } from '../shade/ShadedCells.tsx';
import { PlotScroller } from '../shade/PlotScroller.tsx';
import { ShadeRoot } from '../shade/ShadeRoot.styles.ts';
import { cellDatum } from './cellDatum.ts';
import { gridLayout } from './gridLayout.ts';

export type HeatGridPlotProps = {
  /** Those that are drawn. */
  rows: readonly ChartCategory[];
  columns: readonly ChartCategory[];
  grid: CellGrid;
  /** How many there are in all. */
  allRows: number;
  allColumns: number;
  unit: FigureFormat;
  size: PlotSize;
};

/** A figure of more letters than that is written short; the tooltip and the table have the whole. */
const LONGEST_FIGURE = 7;

/** The grid once its size is known: a path for each shade, and the values. */
export function HeatGridPlot({ rows, columns, grid, allRows, allColumns, unit, size }: HeatGridPlotProps) {
  const t = useTexts(chartKindsTexts);
  const formats = useFormats();
  const { fontSize } = size;
  const isPart = rows.length < allRows || columns.length < allColumns;

  const scale = useMemo(() => shadeScale(grid.values), [grid]);
  const cells = useMemo(() => {
    const write = (value: number | null): string => {
      if (value === null) return '';
      const full = formatFigure(value, unit, formats);
      return full.length <= LONGEST_FIGURE ? full : formatShortFigure(value, unit, formats);
    };
    return grid.cells.flatMap((line, row) => line.map((value, column) => ({ row, column, value, text: write(value) })));
  }, [grid, unit, formats]);
  const rowNames = useMemo(() => rows.map(({ short, label }) => short ?? label), [rows]);
  const columnNames = useMemo(() => columns.map(({ short, label }) => short ?? label), [columns]);
  const layout = useMemo(
    () =>
      gridLayout(
        rowNames,
        columnNames,
        cells.map(({ text }) => text),
        {
          width: size.width,
          height: size.height - (isPart ? fontSize * 2 : 0),
          fontSize,
        },
      ),
    [rowNames, columnNames, cells, size.width, size.height, fontSize, isPart],
  );

  const model = useMemo((): PlotModel => {
    const valueAt = (row: number, column: number) => grid.cells[row]?.[column] ?? null;
    return {
      columns: columns.length,
      lines: rows.length,
      isGrid: true,
      has: ({ line }) => line !== null,
      find: (x, y) => {
        const cell = layout.find(x, y);
        return cell && { column: cell.column, line: cell.row };
      },
      place: ({ column, line }) => layout.box(line ?? 0, column),
      tip: ({ column, line }) => {
        const value = valueAt(line ?? 0, column);
        return {
          title: rows[line ?? 0]?.label ?? '',
          rows: [
            {
              id: 'value',
              name: columns[column]?.label ?? '',
              value: value === null ? t('shadeScale.unknown') : formatFigure(value, unit, formats),
            },
          ],
        };
      },
      datum: ({ column, line }) => cellDatum(grid, rows, columns, line ?? 0, column),
    };
  }, [grid, layout, rows, columns, unit, formats, t]);

  const middleOf = (row: number, column: number) => {
    const { x, y, width, height } = layout.box(row, column);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { start, top } = layout;
  const drawing = (
    <g>
      {columnNames.map((name, column) => (
        <text key={columns[column]?.id} className="word" textAnchor="middle" x={middleOf(0, column).x} y={top - 8}>
          {shortened(name, layout.columnStep - 4, fontSize)}
        </text>
      ))}
      {rowNames.map((name, row) => (
        <text key={rows[row]?.id} className="word" x={0} y={middleOf(row, 0).y} dominantBaseline="central">
          {shortened(name, start - 10, fontSize)}
        </text>
      ))}
      <ShadedCells cells={cells} scale={scale} layout={layout} radius={5} />
    </g>
  );
  return (
    <ShadeRoot>
      <PlotScroller saved={{ start, top }}>
        <PlotArea
          size={{ width: layout.width, height: layout.height, fontSize }}
          model={model}
          ownKeysLabel={t('heatGrid.keys')}
        >
          {drawing}
        </PlotArea>
        <div
          className="kept"
          aria-hidden
          data-of="rows"
          style={{ insetInlineStart: 0, inlineSize: start - 4, blockSize: layout.height }}
        >
          {rowNames.map((name, row) => {
            const { y, height } = layout.box(row, 0);
            return (
              <span key={rows[row]?.id} style={{ insetBlockStart: y, blockSize: height, inlineSize: start - 8 }}>
                <span>{name}</span>
              </span>
            );
          })}
        </div>
        <div
          className="kept"
          aria-hidden
          data-of="columns"
          style={{ insetBlockStart: 0, inlineSize: layout.width, blockSize: top - 2 }}
        >
          {columnNames.map((name, column) => {
            const { x, width } = layout.box(0, column);
            return (
              <span key={columns[column]?.id} style={{ insetInlineStart: x, inlineSize: width, blockSize: top - 2 }}>
                <span>{name}</span>
              </span>
            );
          })}
        </div>
        <div
          className="kept"
          aria-hidden
          data-of="corner"
          style={{ insetInlineStart: 0, insetBlockStart: 0, inlineSize: start - 4, blockSize: top - 2 }}
        />
      </PlotScroller>
      {isPart && (
        <p className="left-out">
          {t('heatGrid.part', { rows: rows.length, allRows, columns: columns.length, allColumns })}
        </p>
      )}
    </ShadeRoot>
  );
}
