'use client';
import type { TimeOfDay } from '@sereno/domain/calendar';
import { useRef, useState, type KeyboardEvent } from 'react';
import { List, Time } from './TimeList.styles.ts';
import { nearestTime, timeByFigures } from './timeSteps.ts';

type TimeListProps = {
  /** Name of the list. */
  label: string;
  /** In order; at least one. */
  times: readonly TimeOfDay[];
  value: TimeOfDay | null;
  /** The initially focused time without a value. */
  start: TimeOfDay;
  /** A time as it is shown. */
  write: (time: TimeOfDay) => string;
  onChoose: (time: TimeOfDay) => void;
};

/** Rows that Page Up and Page Down move: as many as are visible. */
const PAGE = 8;
/** Digits typed within this many ms belong together. */
const PAUSE = 1000;

/** A list of times with one tab stop, by the ARIA listbox pattern. Typing digits moves to their time. */
export function TimeList({ label, times, value, start, write, onChoose }: TimeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(value ?? start);
  const typed = useRef({ figures: '', last: 0 });
  const at = nearestTime(times, focused);
  const last = times.length - 1;

  const placeOf = ({ key, timeStamp }: KeyboardEvent): number | undefined => {
    if (/^\d$/.test(key)) {
      const { figures, last: before } = typed.current;
      typed.current = { figures: timeStamp - before < PAUSE ? figures + key : key, last: timeStamp };
      return timeByFigures(times, typed.current.figures) ?? at;
    }
    const moves: Partial<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - PAGE,
      PageDown: at + PAGE,
      Home: 0,
      End: last,
    };
    return moves[key];
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const time = times[at];
    if ((event.key === 'Enter' || event.key === ' ') && time !== undefined) {
      event.preventDefault();
      onChoose(time);
    }
    const to = placeOf(event);
    if (to === undefined) return;
    event.preventDefault();
    const option = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[Math.max(0, Math.min(last, to))];
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: 'nearest' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` would open its own list above this popup.
    <List ref={list} role="listbox" aria-label={label} onKeyDown={pressKey}>
      {times.map((time, place) => (
        <Time
          key={time}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag of that role belongs in a `select`.
          role="option"
          aria-selected={time === value}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setFocused(time)}
          onClick={() => onChoose(time)}
        >
          {write(time)}
        </Time>
      ))}
    </List>
  );
}
