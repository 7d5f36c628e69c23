'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Caption, Chevron } from './dayParts.tsx';
import { moveInGrid } from './gridMove.ts';

/** A cell of the grid: a month, a quarter or a year. */
export type Unit = {
  readonly text: string;
  readonly name: string;
  /** Beside the text, such as the months of a quarter. */
  readonly note?: string;
};

type UnitGridProps = {
  /** Cells of a page, in four rows. Default 12. */
  page?: number;
  /** Name of the page, such as its year. */
  caption: (first: number) => string;
  /** Opens a coarser grid; without it the caption is plain text. */
  onCaption?: ((place: number) => void) | undefined;
  /** Name of the caption button; it begins with the caption. */
  captionName?: (caption: string) => string;
  unit: (place: number) => Unit;
  /** Name of the previous or next page, by its first index; null at the end. */
  previousName: (first: number | null) => string;
  nextName: (first: number | null) => string;
  /** First and last allowed index. */
  min: number;
  max: number;
  /** The selected index, and today's. */
  selected: number | null;
  today: number;
  /** The initially focused index, clamped to the limits. */
  start: number;
  /** Focuses it when it opens. */
  takesFocus: boolean;
  onChoose: (place: number) => void;
};

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const rows = [0, 1, 2, 3];

/** A page of twelve months or years, or of four quarters, with the same keys, styles and button names as the days. */
export function UnitGrid({
  page = 12,
  caption,
  onCaption,
  captionName = (shown) => shown,
  unit,
  previousName,
  nextName,
  min,
  max,
  selected,
  today,
  start,
  takesFocus,
  onChoose,
}: UnitGridProps) {
  const within = (place: number): number => Math.max(min, Math.min(max, place));
  const [focus, setFocus] = useState(() => ({ place: within(start), isTaken: takesFocus }));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus.isTaken) button.current?.focus();
  }, [focus]);
  const focused = focus.place;
  const columns = page / rows.length;

  const first = Math.floor(focused / page) * page;
  const previous = first > min ? first - page : null;
  const next = first + page <= max ? first + page : null;
  const turn = (to: number | null): void => {
    if (to === null) return;
    setFocus({ place: within(focused + to - first), isTaken: false });
  };
  const pressKey = (event: KeyboardEvent): void => {
    const to = moveInGrid(focused, event.key, { columns, page, min, max });
    if (to === undefined) return;
    event.preventDefault();
    setFocus({ place: to, isTaken: true });
  };
  return (
    <div className="rdp-month">
      <PageButton side="left" to={previous} name={previousName(previous)} onPress={turn} />
      <div className="rdp-month_caption">
        <Caption name={captionName(caption(first))} onPress={onCaption && (() => onCaption(focused))}>
          {caption(first)}
        </Caption>
      </div>
      <PageButton side="right" to={next} name={nextName(next)} onPress={turn} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The ARIA grid; the
         calendar library renders days the same way. */}
      <table role="grid" aria-label={caption(first)} className="rdp-month_grid units">
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {places.slice(row * columns, (row + 1) * columns).map((offset) => {
                const place = first + offset;
                const { text, name, note } = unit(place);
                const off = place < min || place > max;
                return (
                  <td key={offset} className="rdp-day" aria-selected={place === selected}>
                    <button
                      ref={place === focused ? button : undefined}
                      type="button"
                      className="rdp-day_button"
                      aria-label={name}
                      aria-current={place === today ? 'date' : undefined}
                      disabled={off}
                      tabIndex={place === focused ? 0 : -1}
                      onKeyDown={pressKey}
                      onClick={() => onChoose(place)}
                    >
                      {text}
                      {note && <small>{`\u2003${note}`}</small>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PageButtonProps = {
  side: 'left' | 'right';
  to: number | null;
  name: string;
  onPress: (to: number | null) => void;
};

function PageButton({ side, to, name, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className={side === 'left' ? 'rdp-button_previous' : 'rdp-button_next'}
      aria-label={name}
      aria-disabled={to === null || undefined}
      onClick={() => onPress(to)}
    >
      <Chevron orientation={side} className="rdp-chevron" />
    </button>
  );
}
