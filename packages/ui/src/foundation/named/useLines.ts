'use client';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * The lines of a panel, which carry `data-line`: arrow keys, Home and End go from one to the next, so that nobody has to press
 * Tab twice for each of fifty. They stay stops of the Tab key too.
 */
export function useLines(root: RefObject<HTMLElement | null>) {
  const next = useRef<string>(null);
  const all = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

  // At every commit, because the line may come only with what the host answers.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const lines = all();
    const wanted = lines.find(({ dataset }) => dataset['line'] === next.current);
    next.current = null;
    (wanted ?? lines[0])?.focus();
  });
  return {
    /** Puts the focus on that line after the next commit; on the first one where it is not there. */
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
