import { useSyncExternalStore } from 'react';
import type { PlotModel, PlotSize, PlotTipText } from './chartTypes.ts';
import type { SpotStore } from './spotStore.ts';
import { shownSpot } from './spotMoves.ts';
import { TipBox } from './TipBox.tsx';

export type PlotTipProps = {
  /** The active point. */
  store: SpotStore;
  model: PlotModel;
  size: PlotSize;
  /** Label of the action; undefined when points cannot be opened. */
  action: string | undefined;
  /** Performs the action for the active point. */
  onAction: () => void;
};

/** Announced text: '12 mar: PF $1,200.00, SG $300.00', or only the selected one. */
function spoken({ title, rows, chosen }: PlotTipText): string {
  const said = chosen === undefined ? rows : rows.filter(({ id, isPrevious }) => id === chosen && isPrevious !== true);
  return `${title}: ${said.map(({ name, value }) => (name === '' ? value : `${name} ${value}`)).join(', ')}`;
}

/** The tooltip of a plot and its announcement: all that renders on hover. */
export function PlotTip({ store, model, size, action, onAction }: PlotTipProps) {
  const isTouched = useSyncExternalStore(store.subscribe, store.isTouched, store.isTouched);
  const spot = shownSpot(model, useSyncExternalStore(store.subscribe, store.get, store.get));
  const text = spot && model.tip(spot);
  return (
    <>
      <output className="unseen">{text && spoken(text)}</output>
      {spot && text && (
        <TipBox
          box={model.place(spot)}
          size={size}
          text={text}
          dots={model.dots?.(spot) ?? []}
          offered={model.mark(spot) === null ? undefined : action}
          isTouched={isTouched}
          onAction={onAction}
        />
      )}
    </>
  );
}
