import { useSyncExternalStore, useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { PlotBox, PlotDot, PlotModel, PlotSize, PlotTipText, RenderTooltip } from './chartTypes.ts';
import type { PointStore } from './usePlotKeys.ts';
import { shownPoint } from './pointMoves.ts';
import { TipRoot } from './PlotTip.styles.ts';
import { SeriesKey } from '../series/SeriesKey.tsx';
import { seriesStyle, type SeriesStyle } from '../series/seriesStyle.ts';
import { seenPart, tipPlace } from './tipPlace.ts';

export type PlotTipProps = {
  /** The active point. */
  store: PointStore;
  model: PlotModel;
  size: PlotSize;
  /** Label of the action; undefined when points cannot be opened. */
  action: string | undefined;
  /** Performs the action for the active point. */
  onAction: () => void;
  /** Default: the names and the figures. */
  renderTooltip: RenderTooltip | undefined;
};

/** Announced text: '12 mar: PF $1,200.00, SG $300.00', or only the selected one. */
function spoken({ title, rows, chosen }: PlotTipText): string {
  const said = chosen === undefined ? rows : rows.filter(({ id, isPrevious }) => id === chosen && isPrevious !== true);
  return `${title}: ${said.map(({ name, value }) => (name === '' ? value : `${name} ${value}`)).join(', ')}`;
}

/** The tooltip of a plot and its announcement: all that renders on hover. */
export function PlotTip({ store, model, size, action, onAction, renderTooltip }: PlotTipProps) {
  const isTouched = useSyncExternalStore(store.subscribe, store.isTouched, store.isTouched);
  const point = shownPoint(model, useSyncExternalStore(store.subscribe, store.get, store.get));
  const text = point && model.tip(point);
  return (
    <>
      <output className="unseen">{text && spoken(text)}</output>
      {point && text && (
        <TipBox
          box={model.place(point)}
          size={size}
          text={text}
          dots={model.dots?.(point) ?? []}
          offered={model.datum(point) === null ? undefined : action}
          isTouched={isTouched}
          onAction={onAction}
          own={text.given && renderTooltip?.(text.given)}
        />
      )}
    </>
  );
}

type TipBoxProps = {
  /** Box of the active point. */
  box: PlotBox;
  size: PlotSize;
  text: PlotTipText;
  /** Dots of the point, if the plot has any. */
  dots: readonly PlotDot[];
  /** Label of the action; undefined when the point cannot be opened. */
  offered: string | undefined;
  /** Whether it was activated by touch, which needs a button. */
  isTouched: boolean;
  /** Makes that choice. */
  onAction: () => void;
  /** In place of the names and the figures. */
  own: ReactNode;
};

/** Moves an element by px from the start and the top. */
const movedBy = ({ x, y }: Pick<PlotBox, 'x' | 'y'>): string => `calc(var(--forwards) * ${x}px) ${y}px`;

/** The place of a point, and the colour of its series. */
function dotStyle(dot: PlotDot): SeriesStyle {
  return { ...seriesStyle(dot.color), translate: movedBy(dot) };
}

/** The plot keeps the focus, which would be lost with the tooltip. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** … and takes it back when a screen reader moves it to the pressed button. */
function giveFocusBack({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
}

/** The tooltip of a point, in the visible part of its plot, and the highlight. */
function TipBox({ box, size, text, dots, offered, isTouched, onAction, own }: TipBoxProps) {
  const tipRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (tip === null) return;
    const seen = seenPart(tip, size);
    const shown = { ...box, x: box.x - seen.x, y: box.y - seen.y };
    const { x, y } = tipPlace(shown, { width: tip.offsetWidth, height: tip.offsetHeight }, seen);
    tip.style.translate = movedBy({ x: x + seen.x, y: y + seen.y });
  });
  return (
    <TipRoot>
      <div className="lit" style={{ inlineSize: box.width, blockSize: box.height, translate: movedBy(box) }} />
      {/* By index: series ids can repeat. */}
      {dots.map((dot, index) => (
        <div key={index} className="dot" style={dotStyle(dot)} />
      ))}
      <div ref={tipRef} className="tip" data-tip>
        {own ? (
          <div aria-hidden>{own}</div>
        ) : (
          <>
            <p aria-hidden>{text.title}</p>
            <ul aria-hidden>
              {text.rows.map(({ id, name, value, color, isPrevious = false }, index) => (
                <li key={index} data-chosen={(id === text.chosen && !isPrevious && text.rows.length > 1) || undefined}>
                  {color !== undefined && <SeriesKey color={color} isPrevious={isPrevious} />}
                  <span>{name}</span>
                  <b dir="auto">{value}</b>
                </li>
              ))}
            </ul>
          </>
        )}
        {offered !== undefined && !isTouched && (
          <p className="action" aria-hidden>
            {offered}
          </p>
        )}
        {offered !== undefined && isTouched && (
          // Not a tab stop: keys select in the plot itself.
          <button type="button" tabIndex={-1} onMouseDown={keepFocus} onFocus={giveFocusBack} onClick={onAction}>
            {offered}
          </button>
        )}
      </div>
    </TipRoot>
  );
}
