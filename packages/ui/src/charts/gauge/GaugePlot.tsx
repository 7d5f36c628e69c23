import { Group } from '@visx/group';
import { Arc } from '@visx/shape';
import { useMemo } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { gaugeTexts } from '../../locale/texts/es/gauge.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { shortened, textWidth } from '../scale/labels.ts';
import type { ChartDatum } from '../series/chartData.ts';
import { type FigureFormat, formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import type { SeriesColor } from '../../theme/index.ts';
import type { GaugeFigures } from './gaugeFigures.ts';
import { GaugeRoot } from './GaugeChart.styles.ts';

export type GaugePlotProps = {
  title: string;
  figures: GaugeFigures;
  unit: FigureFormat;
  color: SeriesColor;
  /** What opens. */
  datum: ChartDatum;
  size: PlotSize;
};

/** Of the radius. */
const THICKNESS = 0.16;
const LARGEST = 168;
/** Scale of the figure's text. */
const LARGE = 2.2;
/** A whole figure in letters down to that part of their size is better than a short one. */
const LEAST = 0.8;
/** Half of the goal's mark, rad. */
const MARK = 0.012;
/** Of the radius inside: texts further up have less room between the arms of the arc. */
const ROOM = 1.7;

/** From the start, over the top, to the end. */
const angleAt = (part: number): number => (part - 0.5) * Math.PI;

/** Half a ring once its size is known, with its figures as text. */
export function GaugePlot({ title, figures, unit, color, datum, size }: GaugePlotProps) {
  const t = useTexts(gaugeTexts);
  const formats = useFormats();
  const { value, goal, share, filled, goalAt } = figures;
  const { width, height, fontSize } = size;
  const under = fontSize * 2.2;
  const outer = Math.max(12, Math.min(LARGEST, width / 2 - 4, height - under - 4));
  const radii = { innerRadius: outer * (1 - THICKNESS), outerRadius: outer };
  const x = width / 2;
  const y = (height - outer - under) / 2 + outer;
  const room = radii.innerRadius * ROOM;

  const model = useMemo(
    (): PlotModel => ({
      columns: 1,
      lines: 1,
      find: (toX, toY) =>
        Math.abs(toX - x) <= outer && toY >= y - outer && toY <= y + under ? { column: 0, line: null } : null,
      place: () => ({ x: x - outer, y: y - outer, width: 2 * outer, height: outer + under }),
      tip: () => ({
        title,
        rows: [
          { id: 'value', name: t('gaugeChart.value'), value: formatFigure(value, unit, formats), color },
          ...(goal === null
            ? [{ id: 'goal', name: '', value: t('gaugeChart.noGoal') }]
            : [{ id: 'goal', name: t('gaugeChart.goal'), value: formatFigure(goal, unit, formats) }]),
          ...(share === null
            ? []
            : [{ id: 'share', name: t('gaugeChart.share'), value: formatFigure(share, 'percent', formats) }]),
        ],
      }),
      datum: () => (value ? datum : null),
    }),
    [title, value, goal, share, unit, color, datum, x, y, outer, under, t, formats],
  );

  const whole = formatFigure(value, unit, formats);
  const fits = value === null || textWidth(whole, fontSize * LARGE * LEAST) <= room;
  const figure = fits ? whole : formatShortFigure(value, unit, formats);
  const figureSize = Math.max(fontSize, Math.min(fontSize * LARGE, (fontSize * room) / textWidth(figure, fontSize)));
  const ofGoal = share === null ? '' : t('gaugeChart.ofGoal', { share: formatFigure(share, 'percent', formats) });
  const aim =
    goal === null ? t('gaugeChart.noGoal') : t('gaugeChart.goalIs', { goal: formatFigure(goal, unit, formats) });
  return (
    <PlotArea size={size} model={model} ownKeysLabel={t('gaugeChart.keys')}>
      <GaugeRoot>
        <Group left={x} top={y}>
          <Arc className="track" {...radii} startAngle={angleAt(0)} endAngle={angleAt(1)} />
          {filled > 0 && (
            <Arc
              className="reached"
              data-color={color}
              style={seriesStyle(color)}
              {...radii}
              startAngle={angleAt(0)}
              endAngle={angleAt(filled)}
            />
          )}
          {goalAt !== null && goalAt < 1 && (
            <Arc
              className="goal"
              innerRadius={radii.innerRadius - 4}
              outerRadius={outer + 4}
              startAngle={angleAt(goalAt) - MARK}
              endAngle={angleAt(goalAt) + MARK}
            />
          )}
        </Group>
        <text className="value" textAnchor="middle" x={x} y={y - fontSize * 2.1} fontSize={figureSize}>
          {figure}
        </text>
        {ofGoal !== '' && (
          <text className="share" textAnchor="middle" x={x} y={y - fontSize * 0.3}>
            {shortened(ofGoal, room, fontSize)}
          </text>
        )}
        <text textAnchor="middle" x={x} y={y + fontSize * 1.6}>
          {shortened(aim, width, fontSize)}
        </text>
      </GaugeRoot>
    </PlotArea>
  );
}
