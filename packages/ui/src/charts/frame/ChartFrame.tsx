'use client';
import { useRef, useState, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../foundation/status/Skeleton.tsx';
import { Card } from '../../foundation/surface/Card.tsx';
import { useTexts } from '../../locale/index.ts';
import { chartFrameTexts } from '../../locale/ownTexts.ts';
import { FrameRoot, Nothing, Passing, Stage, Summary, Waiting } from './ChartFrame.styles.ts';
import { ChartTableView } from './ChartTableView.tsx';
import type { FrameProps, PlotSize } from './chartTypes.ts';
import type { ChartLegendEntry, ChartMark, ChartTable } from '../series/chartData.ts';
import { FrameControls } from './FrameControls.tsx';
import { PlotPlace } from './PlotPlace.tsx';

export type ChartFrameProps = FrameProps & {
  /** Nothing to draw: 'Sin datos' stands in its place. */
  isEmpty: boolean;
  /** What the chart shows, for the table in its place, the copy and the file: a year of lines is made when somebody asks for them. */
  table: () => ChartTable;
  /** The mark of a cell of the table, which makes it a button where there is `onSelect`. Default: none. */
  markOf?: (row: number, column: number) => ChartMark | null;
  /** What the colours stand for. Default: none, where there is only one. */
  legend?: readonly ChartLegendEntry[] | undefined;
  /** Width of the drawing, in parts of its letters' size, from which its marks bear their names themselves. Default: never. */
  namedFrom?: number | undefined;
  /** The drawing, once its size is known. Not called again while something is pointed at. */
  children: (size: PlotSize) => ReactNode;
};

/** However long its words, a tooltip never makes the page scroll sideways; the rings of the focus lie in the padding. */
const clipped = { overflowX: 'clip' } as const;

/**
 * What every chart has around its drawing: the card with its heading, the legend, the table in the same place, the tools,
 * and the states, which all have one size.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, headingLevel = 2, summary, unit = 'count', loading = false, failed = false, height = 240 } = props;
  const { csv = false, png = false, print = false, onSelect, selectLabel, refreshing = false, actions } = props;
  const { labels = {}, isEmpty, table, markOf, legend = [], namedFrom = Infinity, children } = props;
  const t = useTexts(chartFrameTexts);
  const [isTable, setIsTable] = useState(false);
  const stageRef = useRef<HTMLDivElement>(null);

  const nothing = !loading && (failed || isEmpty);
  const isShown = !loading && !nothing;
  const rem = `${height / 16}rem`;

  return (
    <Card
      title={title}
      headingLevel={headingLevel}
      data-chart
      style={clipped}
      actions={
        <FrameRoot data-tools>
          {actions}
          <FrameControls
            isTable={isTable}
            onSwap={() => setIsTable(!isTable)}
            showTable={labels.showTable ?? t('chartFrame.showTable')}
            showPlot={labels.showPlot ?? t('chartFrame.showPlot')}
            table={table}
            title={title}
            summary={summary}
            legend={legend}
            svg={() => stageRef.current?.querySelector<SVGSVGElement>('svg[data-plot]') ?? null}
            csv={csv}
            png={png && !isTable}
            print={print}
            isReady={isShown}
          />
        </FrameRoot>
      }
    >
      {summary !== undefined && <Summary>{summary}</Summary>}
      <Stage ref={stageRef} style={{ blockSize: rem }} aria-busy={refreshing}>
        <output className="unseen">{refreshing && t('chartFrame.refreshing')}</output>
        {refreshing && <Passing aria-hidden />}
        {loading && (
          <Waiting>
            <SkeletonGroup>
              <Skeleton shape="block" height={rem} />
            </SkeletonGroup>
          </Waiting>
        )}
        {nothing && <Nothing>{labels.empty ?? t('chartFrame.empty')}</Nothing>}
        {isShown && isTable && (
          <ChartTableView
            title={title}
            table={table}
            unit={unit}
            markOf={onSelect && markOf}
            onSelect={onSelect}
            selectLabel={selectLabel ?? t('chartFrame.select')}
          />
        )}
        {isShown && !isTable && (
          <PlotPlace legend={legend} namedFrom={namedFrom}>
            {children}
          </PlotPlace>
        )}
      </Stage>
    </Card>
  );
}
