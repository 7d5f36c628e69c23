import { useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent, type MouseEvent } from 'react';
import type { PlotDot, PlotModel, PlotSize, PlotTipText } from './chartTypes.ts';
import { TipRoot } from './PlotTip.styles.ts';
import { seenPart } from './seenPart.ts';
import { SeriesKey } from './SeriesKey.tsx';
import { seriesStyle, type SeriesStyle } from './seriesStyle.ts';
import type { SpotStore } from './spotStore.ts';
import { shownSpot } from './spotMoves.ts';
import { tipPlace } from './tipPlace.ts';

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

/** The place of a point, and the colour of its series. */
function dotStyle({ x, y, color }: PlotDot): SeriesStyle {
  return { ...seriesStyle(color), translate: `${x}px ${y}px` };
}

/** What is read aloud: '12 mar: PF $1,200.00, SG $300.00', or the chosen one alone. */
function spoken({ title, rows, chosen }: PlotTipText): string {
  const said = chosen === undefined ? rows : rows.filter(({ id, isPrevious }) => id === chosen && isPrevious !== true);
  return `${title}: ${said.map(({ name, value }) => (name === '' ? value : `${name} ${value}`)).join(', ')}`;
}

/** The drawing keeps the focus, which would be lost with the tooltip. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** … and takes it back where a screen reader moves it to the button that it presses. */
function giveFocusBack({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
}

/** The tooltip of a drawing, what it marks there, and the same said: all that renders while something is pointed at. */
export function PlotTip({ store, model, size, action, onAction }: PlotTipProps) {
  const spot = shownSpot(model, useSyncExternalStore(store.subscribe, store.get, store.get));
  const isTouched = useSyncExternalStore(store.subscribe, store.isTouched, store.isTouched);
  const tipRef = useRef<HTMLDivElement>(null);
  const box = spot && model.place(spot);
  const text = spot && model.tip(spot);
  const offered = spot !== null && model.mark(spot) !== null ? action : undefined;

  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (tip === null || box === null) return;
    const seen = seenPart(tip, size);
    const shown = { ...box, x: box.x - seen.x, y: box.y - seen.y };
    const { x, y } = tipPlace(shown, { width: tip.offsetWidth, height: tip.offsetHeight }, seen);
    tip.style.translate = `${x + seen.x}px ${y + seen.y}px`;
  });

  return (
    <>
      <output className="unseen">{text && spoken(text)}</output>
      {spot && box && text && (
        <TipRoot>
          <div
            className="lit"
            style={{ inlineSize: box.width, blockSize: box.height, translate: `${box.x}px ${box.y}px` }}
          />
          {/* By their places: two series may bear one id. */}
          {model.dots?.(spot).map((dot, index) => (
            <div key={index} className="dot" style={dotStyle(dot)} />
          ))}
          <div ref={tipRef} className="tip" data-tip>
            <p aria-hidden>{text.title}</p>
            <ul aria-hidden>
              {text.rows.map(({ id, name, value, color, isPrevious = false }, index) => (
                <li key={index} data-chosen={(id === text.chosen && !isPrevious && text.rows.length > 1) || undefined}>
                  {color !== undefined && <SeriesKey color={color} isPrevious={isPrevious} />}
                  <span>{name}</span>
                  <b>{value}</b>
                </li>
              ))}
            </ul>
            {offered !== undefined && !isTouched && (
              <p className="action" aria-hidden>
                {offered}
              </p>
            )}
            {offered !== undefined && isTouched && (
              // No stop of the tab key: keys choose in the drawing itself.
              <button type="button" tabIndex={-1} onMouseDown={keepFocus} onFocus={giveFocusBack} onClick={onAction}>
                {offered}
              </button>
            )}
          </div>
        </TipRoot>
      )}
    </>
  );
}
