'use client';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { PlotModel, PlotSize } from './chartTypes.ts';
import type { ChartMark } from '../series/chartData.ts';
import { PlotTip } from './PlotTip.tsx';
import { usePlotKeys } from './usePlotKeys.ts';

export type PlotAreaProps = {
  /** Its accessible name: the title of the chart. */
  title: string;
  /** From the frame. */
  size: PlotSize;
  /** Positions and texts of the data. */
  model: PlotModel;
  /** Default: data cannot be opened. */
  onSelect?: ((mark: ChartMark) => void) | undefined;
  /** Label of `onSelect`. Default from the catalogue. */
  selectLabel?: string | undefined;
  /** Keyboard instructions. Default from the catalogue. */
  keysLabel?: string | undefined;
  /** Elements of the plot, in px. Not rendered again on hover. */
  children: ReactNode;
};

/** An interactive plot: one tab stop, arrows inside. The active point shows a tooltip and is announced. */
export function PlotArea({ title, size, model, onSelect, selectLabel, keysLabel, children }: PlotAreaProps) {
  const t = useTexts(chartsTexts);
  const { handlers, store, choose: press } = usePlotKeys(model, onSelect);
  const helpId = useId();
  const choose = onSelect && (selectLabel ?? t('chartFrame.select'));
  const keys = keysLabel ?? t('chartFrame.keys');
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
        {keys}
        {choose !== undefined && ` ${t('chartFrame.enter', { action: choose })}`}
      </span>
      <PlotTip store={store} model={model} size={size} action={choose} onAction={press} />
    </div>
  );
}
