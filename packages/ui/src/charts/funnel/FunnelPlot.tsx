import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats, useTexts } from '../../locale/index.ts';
import { funnelTexts } from '../../locale/texts/es/funnel.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { shortened } from '../scale/labels.ts';
import { type FigureFormat, formatFigure } from '../series/figureFormat.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import { color, type SeriesColor } from '../../theme/index.ts';
import { funnelLayout } from './funnelLayout.ts';
import type { DrawnStep } from './funnelSteps.ts';

const FunnelRoot = styled.g`
  text {
    fill: ${color.textMuted};
  }
  .name,
  .value {
    fill: ${color.text};
    font-weight: 500;
  }
  .reached {
    fill: var(--series);
  }
  .lost {
    fill: ${color.surfaceSunken};
    stroke: ${color.border};
  }
  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
    .reached {
      fill: var(--ink);
    }
    .lost {
      fill: Canvas;
      stroke: GrayText;
    }
  }
`;

export type FunnelPlotProps = {
  steps: readonly DrawnStep[];
  /** Title of the figures. */
  measured: string;
  /** The change of a step since the one before, in words. */
  changeOf: (step: DrawnStep) => string | null;
  unit: FigureFormat;
  color: SeriesColor;
  size: PlotSize;
};

/** The rows once their size is known. */
export function FunnelPlot({ steps, measured, changeOf, unit, color: own, size }: FunnelPlotProps) {
  const t = useTexts(funnelTexts);
  const formats = useFormats();
  const plot = useMemo(() => {
    const percent = (value: number | null): string => formatFigure(value, 'percent', formats);
    const texts = steps.map(({ value, ofPrevious, ofFirst }, index) => {
      const shares = { previous: percent(ofPrevious), first: percent(ofFirst) };
      const beside = index === 0 ? ['', ''] : [t('funnelChart.both', shares), `${shares.previous} · ${shares.first}`];
      return { value: formatFigure(value, unit, formats), shares: beside };
    });
    const layout = funnelLayout(steps, texts, size);
    const model: PlotModel = {
      columns: steps.length,
      lines: 1,
      isUpright: true,
      find: (x, y) => {
        const column = Math.floor((y / size.height) * steps.length);
        return x < 0 || x > size.width || column < 0 || column >= steps.length ? null : { column, line: null };
      },
      place: ({ column }) => layout.row(column),
      tip: ({ column }) => {
        const step = steps[column];
        if (step === undefined) return { title: '', rows: [] };
        const change = changeOf(step);
        const shares = [
          { id: 'previous', name: t('funnelChart.ofPrevious'), value: percent(step.ofPrevious) },
          { id: 'first', name: t('funnelChart.ofFirst'), value: percent(step.ofFirst) },
        ];
        return {
          title: step.name,
          rows: [
            { id: 'value', name: measured, value: formatFigure(step.value, unit, formats), color: own },
            ...(column === 0 ? [] : shares),
            ...(change === null ? [] : [{ id: 'change', name: '', value: change }]),
          ],
        };
      },
      datum: ({ column }) => {
        const step = steps[column];
        return step?.value ? { category: step.id, series: null } : null;
      },
    };
    return { texts, layout, model };
  }, [steps, measured, changeOf, unit, own, size, formats, t]);

  return (
    <PlotArea size={size} model={plot.model}>
      <FunnelRoot>
        {plot.layout.lost !== '' && <path className="lost" d={plot.layout.lost} />}
        <path className="reached" data-color={own} style={seriesStyle(own)} d={plot.layout.bars} />
        {plot.layout.isNamed &&
          steps.map(({ id, name }, index) => {
            const y = plot.layout.row(index).y + plot.layout.baseline;
            const shares = plot.layout.shares === null ? '' : (plot.texts[index]?.shares[plot.layout.shares] ?? '');
            return (
              <g key={id}>
                <text className="name" x={0} y={y}>
                  {shortened(name, plot.layout.nameWidth, size.fontSize)}
                </text>
                <text className="value" textAnchor="end" x={size.width - plot.layout.sharesWidth} y={y}>
                  {plot.texts[index]?.value}
                </text>
                {shares !== '' && (
                  <text textAnchor="end" x={size.width} y={y}>
                    {shares}
                  </text>
                )}
              </g>
            );
          })}
      </FunnelRoot>
    </PlotArea>
  );
}
