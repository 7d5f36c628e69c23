'use client';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../foundation/status/Skeleton.tsx';
import { Card } from '../../foundation/surface/Card.tsx';
import { useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import { FrameRoot, Stage, Summary } from './ChartFrame.styles.ts';
import { Nothing, Passing, Waiting } from './frameStates.styles.ts';
import { ChartTableView, ServedTable } from './ChartTableView.tsx';
import type { FrameProps, PlotSize, RenderTooltip } from './chartTypes.ts';
import type { ChartLegendEntry, ChartDatum, ChartTable, RenderLegendEntry } from '../series/chartData.ts';
import { FrameControls } from './FrameControls.tsx';
import { PlotFrameContext } from './PlotArea.tsx';
import { PlotPlace } from './PlotPlace.tsx';
import { rootOf } from '../../state/rootProps.ts';

export type ChartFrameProps = FrameProps & {
  /** No data: 'Sin datos' is shown, unless loading failed. */
  isEmpty: boolean;
  /** The data for the table, the copy and the file, computed on request. */
  table: () => ChartTable;
  /** The datum of a table cell, which becomes a button with `onSelect`. Default: none. */
  datumOf?: (row: number, column: number) => ChartDatum | null;
  /** What the colours stand for. Default: none, where there is only one. */
  legend?: readonly ChartLegendEntry[] | undefined;
  /** Draws its entries. Default: key and name. */
  renderLegendEntry?: RenderLegendEntry | undefined;
  /** Draws the tooltip, where the plot gives what from. Default: names and figures. */
  renderTooltip?: RenderTooltip | undefined;
  /** What the drawing leaves out, as a sentence: above it, in the picture and on the sheet. Default: nothing. */
  note?: string | undefined;
  /** What the drawing has besides its data, for those who do not see it: with the keys of the plot, and the caption of the table. */
  spoken?: string | undefined;
  /** Plot width, in em, from which data have direct labels. Default: never. */
  namedFrom?: number | undefined;
  /** The plot, once its size is known. Not called again on hover. */
  children: (size: PlotSize) => ReactNode;
};

/** Long tooltips must not scroll the page sideways; focus rings are in the padding. */
const clipped = { overflowX: 'clip' } as const;

/** Around every plot: the card with its heading, legend, table view, tools, and states, all of one size. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, headingLevel = 2, summary, loading = false, failed = false } = props;
  const unit = props.formatValue ?? props.unit ?? 'count';
  const { width = 640, height = 240 } = props;
  const { csv = false, png = false, print = false, onSelect, selectLabel, refreshing = false, actions } = props;
  const {
    labels = {},
    isEmpty,
    table,
    datumOf,
    legend = [],
    note,
    spoken,
    namedFrom = Infinity,
    renderTooltip,
    children,
  } = props;
  const t = useTexts(chartsTexts);
  const [isTable, setIsTable] = useState(false);
  const stageRef = useRef<HTMLDivElement>(null);

  const nothing = !loading && (failed || isEmpty);
  const isShown = !loading && !nothing;
  const rem = `${height / 16}rem`;
  const figures = {
    title,
    spoken,
    table,
    unit,
    datumOf: onSelect && datumOf,
    onSelect,
    selectLabel: selectLabel ?? t('chartFrame.select'),
  };
  const keysLabel = labels.keys;
  const plotFrame = useMemo(
    () => ({ title, spoken, onSelect, selectLabel, keysLabel, renderTooltip }),
    [title, spoken, onSelect, selectLabel, keysLabel, renderTooltip],
  );

  return (
    <Card
      {...rootOf(props)}
      title={title}
      headingLevel={headingLevel}
      data-chart
      style={{ ...clipped, ...props.style }}
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
            summary={[summary, note].filter((text) => text !== undefined).join(' ') || undefined}
            legend={legend.filter(({ isHidden }) => isHidden !== true)}
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
        {/* Another element for other words: the same would have moved. */}
        {nothing && (
          <Nothing key={String(failed)}>
            {failed ? t('chartFrame.failed') : (labels.empty ?? t('chartFrame.empty'))}
          </Nothing>
        )}
        {isShown && note !== undefined && <p className="note">{note}</p>}
        {isShown && isTable && <ChartTableView {...figures} />}
        {isShown && !isTable && (
          <PlotFrameContext value={plotFrame}>
            <PlotPlace
              legend={legend}
              renderLegendEntry={props.renderLegendEntry}
              namedFrom={namedFrom}
              width={width}
              height={height}
            >
              {children}
            </PlotPlace>
          </PlotFrameContext>
        )}
      </Stage>
      {isShown && !isTable && <ServedTable {...figures} />}
    </Card>
  );
}
