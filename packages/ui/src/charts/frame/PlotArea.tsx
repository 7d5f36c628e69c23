'use client';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { PlotModel, PlotSize, RenderTooltip } from './chartTypes.ts';
import type { ChartDatum } from '../series/chartData.ts';
import { PlotTip } from './PlotTip.tsx';
import { usePlotKeys } from './usePlotKeys.ts';

/** What the frame tells the plot inside: its name, and how its data are opened. */
export type PlotFrame = {
  /** The title of the chart, which is the plot's accessible name. */
  readonly title: string;
  /** What the plot has besides its data. Default: nothing. */
  readonly spoken?: string | undefined;
  /** Default: data cannot be opened. */
  readonly onSelect?: ((datum: ChartDatum) => void) | undefined;
  /** Label of `onSelect`. Default from the catalogue. */
  readonly selectLabel?: string | undefined;
  /** Keyboard instructions. Default from the catalogue. */
  readonly keysLabel?: string | undefined;
  /** Default: the names and the figures. */
  readonly renderTooltip?: RenderTooltip | undefined;
};

/** Given by `ChartFrame`. */
export const PlotFrameContext = createContext<PlotFrame>({ title: '' });

export type PlotAreaProps = {
  /** From the frame. */
  size: PlotSize;
  /** Positions and texts of the data. */
  model: PlotModel;
  /** Keyboard instructions of this kind of plot. Default: those of every plot. */
  ownKeysLabel?: string | undefined;
  /** Elements of the plot, in px. Not rendered again on hover. */
  children: ReactNode;
};

/** An interactive plot: one tab stop, arrows inside. The active point shows a tooltip and is announced. */
export function PlotArea({ size, model, ownKeysLabel, children }: PlotAreaProps) {
  const { title, spoken, onSelect, selectLabel, keysLabel, renderTooltip } = useContext(PlotFrameContext);
  const t = useTexts(chartsTexts);
  const { handlers, store, choose: press } = usePlotKeys(model, onSelect);
  const helpId = useId();
  const choose = onSelect && (selectLabel ?? t('chartFrame.select'));
  const keys = keysLabel ?? ownKeysLabel ?? t('chartFrame.keys');
  return (
    <div className="area" style={{ inlineSize: size.width, blockSize: size.height }}>
      <svg width={size.width} height={size.height} aria-hidden data-plot>
        {children}
      </svg>
      <div
        className="hit"
        role="application"
        // The plot handles arrow keys, which a screen reader passes only to an application.
        aria-roledescription={t('chartFrame.role')}
        aria-label={title}
        aria-describedby={helpId}
        data-selectable={onSelect !== undefined || undefined}
        {...handlers}
      />
      <span id={helpId} className="unseen">
        {spoken !== undefined && `${spoken} `}
        {keys}
        {choose !== undefined && ` ${t('chartFrame.enter', { action: choose })}`}
      </span>
      <PlotTip store={store} model={model} size={size} action={choose} onAction={press} renderTooltip={renderTooltip} />
    </div>
  );
}
