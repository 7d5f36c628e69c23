'use client';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * The rows of a panel, marked with `data-line`: arrow keys, Home and End move between them, which is quicker than
 * pressing Tab twice for each of fifty. They stay tab stops too.
 */
export function useLines(root: RefObject<HTMLElement | null>) {
  const next = useRef<string>(null);
  const all = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

  // On every commit, because the row may render only after the host's update.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const lines = all();
    const wanted = lines.find(({ dataset }) => dataset['line'] === next.current);
    next.current = null;
    (wanted ?? lines[0])?.focus();
  });
  return {
    /** Focuses that row after the next commit, or the first one when it is missing. */
    focusNext: (line: string): void => {
      next.current = line;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const lines = all();
      const place = lines.findIndex((line) => line === event.target);
      if (step === undefined || place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      lines[step(place, lines.length)]?.focus();
    },
  };
}
