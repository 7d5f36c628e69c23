'use client';
import { Group } from '@visx/group';
import { Arc } from '@visx/shape';
import { useMemo } from 'react';
import { type FigureFormat, formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { type Formats, useFormats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { shortened, textWidth } from '../scale/labels.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { seriesStyle } from '../series/seriesStyle.ts';
import { DonutRoot } from './DonutChart.styles.ts';
import { donutLayout, sliceLabels, underName } from './donutLayout.ts';
import type { DrawnSlice } from './slices.ts';

export type DonutPlotProps = {
  /** Title of the figures. */
  measured: string;
  slices: readonly DrawnSlice[];
  total: number | null;
  /** A negative value has no arc; a note says so. */
  hasNegative: boolean;
  unit: FigureFormat;
  size: PlotSize;
};

const KEY = 10;
/** Px between the key and the name. */
const GAP = 8;
/** Two texts below each other take so many times the letters' size. */
const LEAST_STACKED = 3;
/** Scale of the sum's text. */
const LARGE = 1.6;

/** Figures beside the names, or below them when only that leaves the names complete. */
function arranged(slices: readonly DrawnSlice[], unit: FigureFormat, formats: Formats, size: PlotSize) {
  const layout = donutLayout(slices, size);
  const words = sliceLabels(slices, unit, formats, layout.lineWidth - KEY - GAP, size.fontSize);
  const isStacked = !words.isWhole && size.height / slices.length >= size.fontSize * LEAST_STACKED;
  return { words, isStacked, layout: isStacked ? donutLayout(slices, size, 2) : layout };
}

/** The ring once its size is known, with a row per slice. */
export function DonutPlot({ measured, slices, total, hasNegative, unit, size }: DonutPlotProps) {
  const t = useTexts(chartKindsTexts);
  const formats = useFormats();
  const { fontSize } = size;
  const note = hasNegative ? fontSize * 1.8 : 0;
  const plotHeight = size.height - note;
  const { layout, words, isStacked } = useMemo(
    () => arranged(slices, unit, formats, { width: size.width, height: plotHeight, fontSize }),
    [slices, unit, formats, size.width, plotHeight, fontSize],
  );

  const model = useMemo(
    (): PlotModel => ({
      columns: slices.length,
      lines: 1,
      isUpright: true,
      find: (x, y) => {
        const place = layout.find(x, y);
        return place === null ? null : { column: place, line: null };
      },
      place: ({ column }) => layout.line(column),
      tip: ({ column }) => {
        const slice = slices[column];
        return {
          title: slice?.name ?? '',
          rows: [
            { id: 'value', name: measured, value: formatFigure(slice?.value ?? null, unit, formats) },
            ...(slice?.part === null || slice === undefined
              ? []
              : [{ id: 'share', name: t('donutChart.share'), value: formatFigure(slice.part, 'percent', formats) }]),
          ],
        };
      },
      datum: ({ column }) => {
        const slice = slices[column];
        return slice?.canOpen === true ? { category: slice.id, series: null } : null;
      },
    }),
    [slices, layout, unit, formats, measured, t],
  );

  const { ring, start, lineWidth } = layout;
  const radii = { innerRadius: ring.inner, outerRadius: ring.outer };
  const whole = formatFigure(total, unit, formats);
  const room = ring.inner * 1.7;
  const sum =
    textWidth(whole, fontSize * LARGE) <= room || total === null ? whole : formatShortFigure(total, unit, formats);
  // In a small ring even the short sum has to be smaller, so that it does not touch it.
  const sumSize = Math.max(fontSize, Math.min(fontSize * LARGE, (fontSize * room) / textWidth(sum, fontSize)));
  const end = start + lineWidth;
  const nameStart = start + KEY + GAP;
  return (
    <PlotArea size={size} model={model}>
      <DonutRoot>
        <Group left={ring.x} top={ring.y}>
          {slices.every(({ share }) => share === 0) && (
            <Arc className="nothing" {...radii} startAngle={0} endAngle={2 * Math.PI} />
          )}
          {slices.map(({ id, share, color, from, to }) =>
            share === 0 ? null : (
              <Arc
                key={id}
                className="arc"
                data-color={color}
                style={seriesStyle(color)}
                {...radii}
                startAngle={from}
                endAngle={to}
              />
            ),
          )}
        </Group>
        <text className="total" textAnchor="middle" x={ring.x} y={ring.y - fontSize * 0.4} fontSize={sumSize}>
          {sum}
        </text>
        <text className="word" textAnchor="middle" x={ring.x} y={ring.y + fontSize}>
          {shortened(t('donutChart.total'), room, fontSize)}
        </text>
        {slices.map(({ id, name, color, value, part }, place) => {
          const { y, height } = layout.line(place);
          const middle = y + height / 2;
          return (
            <g key={id}>
              <rect
                className="key"
                data-color={color}
                style={seriesStyle(color)}
                x={start}
                y={middle - KEY / 2 - (isStacked ? fontSize * 0.65 : 0)}
                width={KEY}
                height={KEY}
                rx={2}
              />
              {isStacked ? (
                <>
                  <text x={nameStart} y={middle - fontSize * 0.65}>
                    {shortened(name, end - nameStart, fontSize)}
                  </text>
                  <text className="part" x={nameStart} y={middle + fontSize * 0.75}>
                    {underName({ value, part }, unit, formats, end - nameStart, fontSize)}
                  </text>
                </>
              ) : (
                <>
                  <text x={nameStart} y={middle}>
                    {shortened(name, words.nameWidth, fontSize)}
                  </text>
                  {words.values[place] !== '' && (
                    <text className="value" textAnchor="end" x={end - words.partWidth} y={middle}>
                      {words.values[place]}
                    </text>
                  )}
                  {words.parts[place] !== '' && (
                    <text className="part" textAnchor="end" x={end} y={middle}>
                      {words.parts[place]}
                    </text>
                  )}
                </>
              )}
            </g>
          );
        })}
        {hasNegative && (
          <text className="word" x={0} y={size.height - fontSize * 0.7}>
            {shortened(t('donutChart.negative'), size.width, fontSize)}
          </text>
        )}
      </DonutRoot>
    </PlotArea>
  );
}
