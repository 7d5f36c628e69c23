import { Axis, Orientation, type TicksRendererProps } from '@visx/axis';
import { GridColumns, GridRows } from '@visx/grid';
import type { PlotSize } from '../frame/chartTypes.ts';
import type { ValueScale } from '../scale/valueAxis.ts';
import type { BandLayout, BandScale } from './bandLayout.ts';

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

/** One text for each label, `down` px below its tick: a group and a line for each would triple the elements. */
export const tickTexts =
  (textAnchor: 'start' | 'middle' | 'end', down: number) =>
  ({ ticks }: Pick<TicksRendererProps<BandScale | ValueScale>, 'ticks'>) =>
    ticks.map(({ index, to, formattedValue }) => (
      <text key={index} x={to.x} y={to.y + down} textAnchor={textAnchor}>
        {formattedValue}
      </text>
    ));

/** Grid lines, the zero line, and labels. Inside a `SeriesRoot`. */
export function Axes({ size, layout, isRows = false, labels }: AxesProps) {
  const { box, band, scale, values, isLog = false, categories, nameRoom } = layout;
  const ticks = values.map(({ value }) => value);
  const lines = (className: string, tickValues: number[]) =>
    isRows ? (
      <GridColumns className={className} scale={scale} tickValues={tickValues} top={box.y} height={box.height} />
    ) : (
      <GridRows className={className} scale={scale} tickValues={tickValues} left={box.x} width={box.width} />
    );
  const beside = { orientation: Orientation.left, left: box.x, hideTicks: true, hideAxisLine: true } as const;
  const under = { ...beside, orientation: Orientation.bottom, left: 0, top: box.y + box.height } as const;
  const half = size.fontSize * 0.35;
  const besideText = { ...beside, tickLength: 8, ticksComponent: tickTexts('end', half) };
  const underText = { ...under, tickLength: size.fontSize * 1.7, ticksComponent: tickTexts('middle', 0) };
  const aboveText = {
    ...beside,
    top: (nameRoom - band.step()) / 2,
    tickLength: 0,
    ticksComponent: tickTexts('start', half),
  };
  const end = size.height - half;
  const nameWord = isRows ? { x: 0, y: size.fontSize } : { x: box.x + box.width, y: end };
  const valueWord = isRows ? { x: box.x + box.width, y: end } : { x: 0, y: size.fontSize };
  return (
    <g className="axes">
      {lines('grid', ticks)}
      {lines(
        'zero',
        ticks.filter((tick) => tick === 0 && !isLog),
      )}
      <Axis
        {...(isRows ? underText : besideText)}
        scale={scale}
        tickValues={ticks}
        tickFormat={(_, index) => values[index]?.text}
      />
      <Axis
        {...(nameRoom > 0 ? aboveText : isRows ? besideText : underText)}
        scale={band}
        tickValues={categories.map(({ index }) => index)}
        tickFormat={(_, index) => categories[index]?.text}
      />
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
