import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * A visit of the minimised menu: from when pointer or focus enters until both have left. Its groups are closed at
 * first, so that a row stays under the pointer, and at most one is open.
 */
export function useMenuVisit() {
  const [opened, setOpened] = useState<string | null>(null);
  // Minimised on request it closes at once, although pointer and focus are still on the button.
  const [held, setHeld] = useState(false);
  const pointed = useRef(false);
  /** Opens or closes a group. Stable. */
  const toggle = useCallback((group: string) => setOpened((before) => (before === group ? null : group)), []);
  return {
    /** Id of the group opened in this visit. */
    opened,
    held,
    toggle,
    /** Ends the visit; `hold` keeps the menu narrow until pointer or focus leaves. */
    end: (hold: boolean) => {
      setOpened(null);
      setHeld(hold);
    },
    root: {
      onPointerEnter: () => {
        pointed.current = true;
      },
      onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        pointed.current = false;
        setHeld(false);
        // Focus from a mouse press does not keep the menu open; focus from touch does.
        const saved = pointerType === 'touch' ? ':focus-within' : ':has(:focus-visible)';
        if (!currentTarget.matches(saved)) setOpened(null);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        setHeld(false);
        if (!pointed.current && !currentTarget.contains(relatedTarget)) setOpened(null);
      },
    },
  };
}
