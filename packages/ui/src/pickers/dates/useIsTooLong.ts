'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a text is wider than the input that shows it.
 * @param rests The input shows this text, and nobody writes in it.
 */
export function useIsTooLong(input: RefObject<HTMLInputElement | null>, text: string, rests: boolean): boolean {
  const [width, setWidth] = useState(0);
  const [measured, setMeasured] = useState({ content: '', isTooLong: false });
  const content = `${width} ${text}`;

  useLayoutEffect(() => {
    const element = input.current;
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
  }, [input]);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || !rests || measured.content === content) return;
    // Only a laid-out text shows how wide it is.
    // oxlint-disable-next-line react/set-state-in-effect
    setMeasured({ content, isTooLong: element.scrollWidth > element.clientWidth });
  }, [input, rests, content, measured.content]);

  // A change is measured with the whole text, before paint.
  return rests && measured.content === content && measured.isTooLong;
}
