import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { PlotBox, PlotDot, PlotSize, PlotTipText } from './chartTypes.ts';
import { TipRoot } from './PlotTip.styles.ts';
import { seenPart } from './seenPart.ts';
import { SeriesKey } from '../series/SeriesKey.tsx';
import { seriesStyle, type SeriesStyle } from '../series/seriesStyle.ts';
import { tipPlace } from './tipPlace.ts';

export type TipBoxProps = {
  /** Where the spot lies that is pointed at. */
  box: PlotBox;
  size: PlotSize;
  text: PlotTipText;
  /** The points of the spot, where the drawing has some. */
  dots: readonly PlotDot[];
  /** What a choice does, in words; undefined where the spot leads nowhere. */
  offered: string | undefined;
  /** Whether a finger came to it, which has nothing to press but what stands here. */
  isTouched: boolean;
  /** Makes that choice. */
  onAction: () => void;
};

/** The place of a point, and the colour of its series. */
function dotStyle({ x, y, color }: PlotDot): SeriesStyle {
  return { ...seriesStyle(color), translate: `${x}px ${y}px` };
}

/** The drawing keeps the focus, which would be lost with the tooltip. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** … and takes it back where a screen reader moves it to the button that it presses. */
function giveFocusBack({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
}

/** What tells of a spot, in the part of its drawing that is in sight, and what marks it there. */
export function TipBox({ box, size, text, dots, offered, isTouched, onAction }: TipBoxProps) {
  const tipRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (tip === null) return;
    const seen = seenPart(tip, size);
    const shown = { ...box, x: box.x - seen.x, y: box.y - seen.y };
    const { x, y } = tipPlace(shown, { width: tip.offsetWidth, height: tip.offsetHeight }, seen);
    tip.style.translate = `${x + seen.x}px ${y + seen.y}px`;
  });
  return (
    <TipRoot>
      <div
        className="lit"
        style={{ inlineSize: box.width, blockSize: box.height, translate: `${box.x}px ${box.y}px` }}
      />
      {/* By their places: two series may bear one id. */}
      {dots.map((dot, index) => (
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
  );
}
