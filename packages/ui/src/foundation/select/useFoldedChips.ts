'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Beyond this many chips only their number is shown. */
export const mostChips = 50;

type FoldedChips = {
  /** The element in which the chips wrap. */
  tags: RefObject<HTMLElement | null>;
  /** Labels of the chips, which decide how many fit. */
  labels: readonly string[];
  /** The focus is in the box, so the person may want to remove a chip. */
  focused: boolean;
};

/**
 * Whether a number replaces the chips: when they fill more than two lines and the box is not focused, or when there are
 * too many.
 */
export function useFoldedChips({ tags, labels, focused }: FoldedChips): boolean {
  const [width, setWidth] = useState(0);
  const [measured, setMeasured] = useState({ content: '', folded: false });
  const content = JSON.stringify([width, labels.length > mostChips ? labels.length : labels]);
  const tooMany = labels.length > mostChips;

  useLayoutEffect(() => {
    const element = tags.current;
    if (element === null) return undefined;
    let frame = 0;
    // A frame later: changing at once would be observed again, which browsers report as an endless loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setWidth(element.clientWidth));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [tags]);

  useLayoutEffect(() => {
    const element = tags.current;
    if (element === null || measured.content === content) return;
    const chips = [...element.querySelectorAll<HTMLElement>('[data-chip]')];
    const lines = new Set(chips.map((chip) => chip.offsetTop)).size;
    // Only laid-out chips show how many lines they fill.
    // oxlint-disable-next-line react/set-state-in-effect
    setMeasured({ content, folded: lines > 2 });
  }, [tags, content, measured.content]);

  // Changes are measured unfolded, before paint.
  return tooMany || (!focused && measured.content === content && measured.folded);
}
