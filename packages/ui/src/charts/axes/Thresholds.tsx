import { Fragment } from 'react';
import { seriesStyle } from '../series/seriesStyle.ts';
import type { ThresholdLine } from './thresholdLines.ts';

const GROUND = { strokeWidth: 3 } as const;
const DASHES = { strokeWidth: 1.5, strokeDasharray: '6 4' } as const;

/** Dashed lines with their labels. Inside a `SeriesRoot`. */
export function Thresholds({ lines }: { lines: readonly ThresholdLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <g className="halo">
        <path style={GROUND} d={lines.map(({ path }) => path).join('')} />
      </g>
      <g className="lines">
        {lines.map(({ path, tone, text, x, y }, index) => (
          // By index: labels can repeat.
          <Fragment key={index}>
            <path data-color={tone} style={{ ...seriesStyle(tone), ...DASHES }} d={path} />
            <text x={x} y={y}>
              {text}
            </text>
          </Fragment>
        ))}
      </g>
    </>
  );
}
