'use client';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** Delay before a press counts as held, and between repetitions, ms. */
const delay = 400;
const pace = 60;

/** Props of a button that acts on press, and repeatedly while held and `enabled`. */
export function useHold(act: () => void, enabled: boolean) {
  const [pressed, setPressed] = useState(false);
  const repeated = useRef(false);
  // Holding uses the latest value. React has useEffectEvent for this from 19.2 on; the library supports 19.0.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!pressed || !enabled) return undefined;
    const repeat = (): void => {
      repeated.current = true;
      // Rendered at once: in a busy page the next one may come before the value of this one.
      flushSync(() => latest.current());
    };
    let timer = setTimeout(() => {
      repeat();
      timer = setInterval(repeat, pace);
    }, delay);
    // Timeouts and intervals share ids, so one call clears either.
    return () => clearTimeout(timer);
  }, [pressed, enabled]);

  const release = (): void => setPressed(false);
  return {
    // aria-disabled only: a disabled button would not report the release.
    'aria-disabled': !enabled || undefined,
    onPointerDown: (event: PointerEvent): void => {
      repeated.current = false;
      setPressed(event.button === 0);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Keeps the focus; on a phone the keyboard neither opens nor closes.
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    // The context menu of a long press on a phone.
    onContextMenu: (event: MouseEvent): void => event.preventDefault(),
    onClick: (): void => {
      // Releasing a held press also fires a click, which must not add a step.
      if (enabled && !repeated.current) act();
      repeated.current = false;
    },
  };
}
