import { useSyncExternalStore } from 'react';
import type { PlotModel, PlotSize, PlotTipText } from './chartTypes.ts';
import type { SpotStore } from './spotStore.ts';
import { shownSpot } from './spotMoves.ts';
import { TipBox } from './TipBox.tsx';

export type PlotTipProps = {
  /** What is pointed at. */
  store: SpotStore;
  model: PlotModel;
  size: PlotSize;
  /** What a choice does, in words; undefined where marks lead nowhere. */
  action: string | undefined;
  /** Makes that choice for what is pointed at. */
  onAction: () => void;
};

/** What is read aloud: '12 mar: PF $1,200.00, SG $300.00', or the chosen one alone. */
function spoken({ title, rows, chosen }: PlotTipText): string {
  const said = chosen === undefined ? rows : rows.filter(({ id, isPrevious }) => id === chosen && isPrevious !== true);
  return `${title}: ${said.map(({ name, value }) => (name === '' ? value : `${name} ${value}`)).join(', ')}`;
}

/** The tooltip of a drawing, and the same said: all that renders while something is pointed at. */
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
