'use client';
import { drawable } from '@sereno/domain/figure';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { styled } from 'styled-components';
import { type FigureUnit } from '../../locale/figureText.ts';
import { formatFigure } from '../series/figureFormat.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import type { RootProps } from '../../state/rootProps.ts';
import type { SeriesColor } from '../../theme/index.ts';
import { seriesStyle } from '../series/seriesStyle.ts';

const Root = styled.svg`
  overflow: visible;
  vertical-align: middle;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  path {
    fill: none;
    stroke: var(--series);
    stroke-width: 1.5px;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--series);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    path {
      stroke: var(--ink);
    }
    circle {
      fill: var(--ink);
    }
  }
`;

export type SparklineProps = RootProps<SVGSVGElement> & {
  /** What is measured; the first words of its accessible name: 'Ventas de la semana'. */
  label: string;
  /** In order; null, NaN and what is infinite are gaps. */
  values: readonly (number | null)[];
  /** What its numbers count. Default 'count'. */
  unit?: FigureUnit | undefined;
  /** Writes its numbers in a unit of the host: '12 kg'. Default: as its `unit` is. */
  formatValue?: ((value: number) => string) | undefined;
  /** Default 1, the first colour of the charts. */
  color?: SeriesColor | undefined;
  /** Px. Default 96. */
  width?: number | undefined;
  /** Px. Default 24. */
  height?: number | undefined;
};

/** Between the line and the edges, in px: the last point is a dot. */
const EDGE = 2.5;

/**
 * A line of a word's size, for a sentence, a card or the cell of a table, from its lowest to its highest value. It has no axes:
 * its first, last, lowest and highest values are its accessible name.
 */
export function Sparkline({
  label,
  values,
  unit = 'count',
  formatValue,
  color = 1,
  width = 96,
  height = 24,
  style,
  ...root
}: SparklineProps) {
  const t = useTexts(chartKindsTexts);
  const formats = useFormats();
  const points = values.map(drawable);
  const known = points.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  const isKnown = first !== undefined && last !== undefined;
  // Not spread into Math.min, which has no room for a year of minutes.
  const low = known.reduce((least, value) => Math.min(least, value), Infinity);
  const high = known.reduce((most, value) => Math.max(most, value), -Infinity);
  const write = (value: number): string => formatFigure(value, formatValue ?? unit, formats);
  const name = isKnown
    ? t('sparkline.name', { label, first: write(first), last: write(last), min: write(low), max: write(high) })
    : t('sparkline.empty', { label });
  const x = scaleLinear<number>({ domain: [0, points.length - 1], range: [EDGE, width - EDGE] });
  const y = scaleLinear<number>({ domain: [low, high], range: [height - EDGE, EDGE] });
  return (
    <Root
      {...root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` would not follow the theme.
      role="img"
      aria-label={name}
      width={width}
      height={height}
      style={{ ...seriesStyle(color), ...style }}
    >
      {isKnown && (
        <>
          <LinePath
            data={points}
            x={(_, index) => x(index)}
            y={(value) => y(value ?? 0)}
            defined={(value) => value !== null}
          />
          <circle cx={x(points.lastIndexOf(last))} cy={y(last)} r={2} />
        </>
      )}
    </Root>
  );
}
