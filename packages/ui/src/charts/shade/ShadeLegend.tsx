import type { Translate } from '../../locale/catalogue.ts';
import { type FigureFormat, formatShortFigure } from '../series/figureFormat.ts';
import { type Formats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { textWidth } from '../scale/labels.ts';
import { type Shade, shadeOfBin, type ShadeScale } from './shades.ts';

/** The meaning of a shade as text. */
export type ShadeLabel = { readonly shade: Shade; readonly text: string };

/**
 * The labels of a scale, lightest shade first: '0', '1 a 5', '6 a 10', or 'hasta $500' for values with decimals. Negative
 * and unknown values have a label only when there are any.
 */
export function shadeLabels(
  scale: ShadeScale,
  unit: FigureFormat,
  formats: Formats,
  t: Translate<typeof chartKindsTexts>,
): readonly ShadeLabel[] {
  const write = (value: number): string => formatShortFigure(value, unit, formats);
  const isCounted = scale.isWhole && unit === 'count';
  const bins = scale.bins.map(({ above, upTo }, place): ShadeLabel => {
    const text = isCounted ? countedText(above + 1, upTo, write, t) : t('shadeScale.upTo', { to: write(upTo) });
    return { shade: shadeOfBin(scale, place), text };
  });
  return [
    ...(scale.hasUnknown ? [{ shade: 'unknown', text: t('shadeScale.unknown') } as const] : []),
    ...(scale.hasNegative ? [{ shade: 'negative', text: t('shadeScale.negative', { zero: write(0) }) } as const] : []),
    { shade: 0, text: write(0) },
    ...bins,
  ];
}

function countedText(
  from: number,
  to: number,
  write: (value: number) => string,
  t: Translate<typeof chartKindsTexts>,
): string {
  return from >= to ? write(to) : t('shadeScale.range', { from: write(from), to: write(to) });
}

export type ShadeLegendProps = {
  /** From the lightest to the darkest. */
  labels: readonly ShadeLabel[];
};

/** What the shades mean. Inside a `ShadeRoot`. */
export function ShadeLegend({ labels }: ShadeLegendProps) {
  const t = useTexts(chartKindsTexts);
  return (
    <ul className="shades" aria-label={t('shadeScale.label')}>
      {labels.map(({ shade, text }) => (
        <li key={shade}>
          <i data-shade={shade} />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

const KEY = 12;
const GAP = 6;

export type PaperLegendProps = {
  labels: readonly ShadeLabel[];
  /** Where the drawing ends, in px from its top. */
  top: number;
  fontSize: number;
};

/** The same labels inside the drawing, shown only in a picture or on paper: on the screen the drawing may scroll. */
export function PaperLegend({ labels, top, fontSize }: PaperLegendProps) {
  const places = labelPositions(labels, fontSize);
  return (
    <g data-paper={fontSize * 2} display="none" transform={`translate(0 ${top + fontSize})`}>
      {places.map(({ shade, text, x }) => (
        <g key={shade} transform={`translate(${x} 0)`}>
          <rect className="cell" data-shade={shade} x={0.5} y={0.5} width={KEY - 1} height={KEY - 1} rx={3} />
          <text className="word" x={KEY + GAP} y={KEY / 2} dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The labels in a row, each with its start in px. */
function labelPositions(labels: readonly ShadeLabel[], fontSize: number) {
  let end = 0;
  return labels.map((label) => {
    const x = end;
    end += KEY + GAP + textWidth(label.text, fontSize) + 2 * GAP;
    return { ...label, x };
  });
}
