'use client';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { chartFrameTexts } from '../../locale/ownTexts.ts';
import type { PlotModel, PlotSize } from './chartTypes.ts';
import type { ChartMark } from '../series/chartData.ts';
import { PlotTip } from './PlotTip.tsx';
import { usePlotKeys } from './usePlotKeys.ts';

export type PlotAreaProps = {
  /** Its accessible name: the title of the chart. */
  title: string;
  /** From the frame. */
  size: PlotSize;
  /** Where things lie and what they say. */
  model: PlotModel;
  /** Default: marks lead nowhere. */
  onSelect?: ((mark: ChartMark) => void) | undefined;
  /** What `onSelect` does, in words. Default from the catalogue. */
  selectLabel?: string | undefined;
  /** How it is walked through by keys. Default from the catalogue. */
  keysLabel?: string | undefined;
  /** The elements of the drawing; its coordinates are px. They are not rendered again while something is pointed at. */
  children: ReactNode;
};

/**
 * A drawing that is pointed at, walked through and chosen from: one stop of the tab key, arrows inside. What is pointed at
 * is shown in a tooltip and said.
 */
export function PlotArea({ title, size, model, onSelect, selectLabel, keysLabel, children }: PlotAreaProps) {
  const t = useTexts(chartFrameTexts);
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
        // The drawing takes the arrow keys itself, which a screen reader only hands on to an application.
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
