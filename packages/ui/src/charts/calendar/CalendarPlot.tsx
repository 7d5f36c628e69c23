'use client';
import { fullDate, shortWeekdays } from '@sereno/domain/calendar';
import { useMemo } from 'react';
import { type FigureFormat, formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { type Formats, useFormats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { shadeScale } from '../shade/shades.ts';
import { textWidth } from '../scale/labels.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { ShadedCells } from '../shade/ShadedCells.tsx';
import { PlotScroller } from '../shade/PlotScroller.tsx';
import { PaperLegend, ShadeLegend, shadeLabels } from '../shade/ShadeLegend.tsx';
import { ShadeRoot } from '../shade/ShadeRoot.styles.ts';
import { useForcedColors } from '../shade/useForcedColors.ts';
import { type DayCell, type DayGrid, monthWords } from './dayGrid.ts';
import { calendarLayout, cellsByPlace, monthPlaces } from './calendarLayout.ts';

export type CalendarPlotProps = {
  grid: DayGrid;
  unit: FigureFormat;
  size: PlotSize;
};

/** Lines of text under the drawing that the scale takes where it has room beside each other, in parts of the letters' size. */
const SCALE_LINE = 1.9;
const SCALE_WIDTH = 34;

/** Printed values of cells: empty for 0, so that others stand out. */
function printedValues(days: readonly DayCell[], unit: FigureFormat, formats: Formats): readonly string[] {
  return days.map(({ value }) => (value === null || value === 0 ? '' : formatShortFigure(value, unit, formats)));
}

/** Room for the widest of the texts, in px. */
function widestOf(texts: readonly string[], fontSize: number): number {
  return texts.reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);
}

/** The calendar once its size is known: a path for each shade, whatever the number of days. */
export function CalendarPlot({ grid, unit, size }: CalendarPlotProps) {
  const t = useTexts(chartKindsTexts);
  const formats = useFormats();
  const { tag, weekStartsOn } = formats;
  const areColorsForced = useForcedColors();
  const { fontSize } = size;

  const scale = useMemo(() => shadeScale(grid.days.map(({ value }) => value)), [grid]);
  const labels = useMemo(() => shadeLabels(scale, unit, formats, t), [scale, unit, formats, t]);
  const weekdays = useMemo(() => shortWeekdays(tag, weekStartsOn), [tag, weekStartsOn]);
  const lines = (size.width < fontSize * SCALE_WIDTH ? 2 : 1) + (grid.left > 0 ? 1 : 0);
  const widest = useMemo(
    () => (areColorsForced ? widestOf(printedValues(grid.days, unit, formats), fontSize) : 0),
    [areColorsForced, grid, unit, formats, fontSize],
  );
  const layout = useMemo(
    () =>
      calendarLayout(
        grid,
        weekdays,
        { width: size.width, fontSize, height: size.height - lines * SCALE_LINE * fontSize },
        widest,
      ),
    [grid, weekdays, size.width, size.height, fontSize, lines, widest],
  );

  const model = useMemo((): PlotModel => {
    const byPlace = cellsByPlace(grid.days);
    const dayAt = (week: number, weekday: number | null) => byPlace.get(week * 7 + (weekday ?? 0));
    return {
      columns: grid.weeks,
      lines: 7,
      isGrid: true,
      has: ({ column, line }) => line !== null && dayAt(column, line) !== undefined,
      find: (x, y) => {
        const cell = layout.find(x, y);
        return cell && dayAt(cell.column, cell.row) ? { column: cell.column, line: cell.row } : null;
      },
      place: ({ column, line }) => layout.box(line ?? 0, column),
      tip: ({ column, line }) => {
        const day = dayAt(column, line);
        const value =
          day === undefined || day.value === null ? t('shadeScale.unknown') : formatFigure(day.value, unit, formats);
        return { title: day ? fullDate(day.date, tag) : '', rows: [{ id: 'value', name: '', value }] };
      },
      datum: ({ column, line }) => {
        const day = dayAt(column, line);
        return day ? { category: day.date, series: null } : null;
      },
    };
  }, [grid, layout, unit, formats, tag, t]);

  // A year of figures is formatted only if one digit fits: formatting takes longer than drawing.
  const hasRoom = layout.columnStep > fontSize / 2 + 12 && layout.rowStep > fontSize * 1.5;
  const values = useMemo(
    () => (areColorsForced || hasRoom ? printedValues(grid.days, unit, formats) : []),
    [areColorsForced, hasRoom, grid, unit, formats],
  );
  const isPrinted = areColorsForced || (hasRoom && layout.columnStep > widestOf(values, fontSize) + 12);
  const cells = useMemo(
    () =>
      grid.days.map(({ week, weekday, value }, index) => ({
        row: weekday,
        column: week,
        value,
        text: (isPrinted && values[index]) || '',
      })),
    [grid, values, isPrinted],
  );
  const months = monthPlaces(
    monthWords(
      grid.months.map(({ month }) => month),
      tag,
    ).map((text, place) => ({ text, week: grid.months[place]?.week ?? 0 })),
    layout,
    fontSize,
  );

  return (
    <ShadeRoot>
      {grid.left > 0 && <p className="left-out">{t('calendarHeatMap.last', { count: grid.days.length })}</p>}
      <PlotScroller startsAtEnd={layout.width > size.width} saved={{ start: layout.start, top: 0 }}>
        <PlotArea
          size={{ width: layout.width, height: layout.height, fontSize }}
          model={model}
          ownKeysLabel={t('calendarHeatMap.keys')}
        >
          <g>
            {months.map(({ x, text }) => (
              <text key={x} className="word" x={x} y={fontSize}>
                {text}
              </text>
            ))}
            {weekdays.map((name, line) => (
              <text
                key={name}
                className="word"
                x={0}
                y={layout.top + (line + 0.5) * layout.rowStep - 1}
                dominantBaseline="central"
              >
                {name}
              </text>
            ))}
            <ShadedCells cells={cells} scale={scale} layout={layout} radius={3} />
            <PaperLegend labels={labels} top={layout.height} fontSize={fontSize} />
          </g>
        </PlotArea>
        <div
          className="kept"
          aria-hidden
          data-of="rows"
          style={{ insetInlineStart: 0, inlineSize: layout.start - 4, blockSize: layout.height }}
        >
          {weekdays.map((name, line) => (
            <span key={name} style={{ insetBlockStart: layout.box(line, 0).y, blockSize: layout.rowStep - 2 }}>
              {name}
            </span>
          ))}
        </div>
      </PlotScroller>
      <ShadeLegend labels={labels} />
    </ShadeRoot>
  );
}
