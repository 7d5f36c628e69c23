'use client';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Time before a press counts as held, and between repetitions, in ms. */
const delay = 400;
const pace = 60;

/** Props of a button that acts at a press, and again and again while it is held, as long as it is `enabled`. */
export function useHold(act: () => void, enabled: boolean) {
  const [pressed, setPressed] = useState(false);
  const repeated = useRef(false);
  // What is held acts on the newest value. React has useEffectEvent for this from 19.2 on; the library asks for 19.0.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!pressed || !enabled) return undefined;
    const repeat = (): void => {
      repeated.current = true;
      latest.current();
    };
    let timer = setTimeout(() => {
      repeat();
      timer = setInterval(repeat, pace);
    }, delay);
    // One identifier names either kind of timer, so one call ends whichever runs.
    return () => clearTimeout(timer);
  }, [pressed, enabled]);

  const release = (): void => setPressed(false);
  return {
    // In words only: a button that is really disabled would not tell when it is let go.
    'aria-disabled': !enabled || undefined,
    onPointerDown: (event: PointerEvent): void => {
      repeated.current = false;
      setPressed(event.button === 0);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The focus stays where it is; on a phone no keyboard folds in or out.
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    // The menu that a long press brings on a phone.
    onContextMenu: (event: MouseEvent): void => event.preventDefault(),
    onClick: (): void => {
      // The end of a held press is a click as well, of which nobody expects one more step.
      if (enabled && !repeated.current) act();
      repeated.current = false;
    },
  };
}
