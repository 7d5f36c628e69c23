import type { PlotSize } from '../frame/chartTypes.ts';
import type { BandLayout } from './bandLayout.ts';

/** Titles of the two axes. */
export type AxisLabels = {
  /** Title of the categories: 'Día'. */
  readonly category: string;
  /** Title of the values: 'Importe neto'. */
  readonly value: string;
};

export type AxesProps = {
  size: PlotSize;
  layout: BandLayout;
  /** Categories from top to bottom. Default false. */
  isRows?: boolean;
  /** Default: none. */
  labels?: AxisLabels | undefined;
};

const round = (at: number): number => Math.round(at) + 0.5;

/** Grid lines as one path, the zero line, and labels: no more elements than texts. Inside a `SeriesRoot`. */
export function Axes({ size, layout, isRows = false, labels }: AxesProps) {
  const { box, scale, values, categories, nameRoom } = layout;
  const across = (at: number): string =>
    isRows ? `M${round(at)} ${box.y}v${box.height}` : `M${box.x} ${round(at)}h${box.width}`;
  const end = size.height - size.fontSize * 0.35;
  const under = box.y + box.height + size.fontSize * 1.7;
  const nameWord = isRows ? { x: 0, y: size.fontSize } : { x: box.x + box.width, y: end };
  const valueWord = isRows ? { x: box.x + box.width, y: end } : { x: 0, y: size.fontSize };
  return (
    <g className="axes">
      <path className="grid" d={values.map(({ at }) => across(at)).join('')} />
      <path className="zero" d={across(scale(0))} />
      <g textAnchor={isRows ? 'middle' : 'end'}>
        {values.map(({ at, text }) => (
          <text key={at} x={isRows ? at : box.x - 8} y={isRows ? under : at + size.fontSize * 0.35}>
            {text}
          </text>
        ))}
      </g>
      <g textAnchor={nameRoom > 0 ? 'start' : isRows ? 'end' : 'middle'} data-categories>
        {categories.map(({ at, text }) => (
          <text
            key={at}
            x={nameRoom > 0 ? box.x : isRows ? box.x - 8 : at}
            y={isRows ? at + size.fontSize * 0.35 : under}
          >
            {text}
          </text>
        ))}
      </g>
      {labels && (
        <>
          <text className="word" {...nameWord} textAnchor={isRows ? 'start' : 'end'}>
            {labels.category}
          </text>
          <text className="word" {...valueWord} textAnchor={isRows ? 'end' : 'start'}>
            {labels.value}
          </text>
        </>
      )}
    </g>
  );
}
