import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * A visit of the minimised menu: from when pointer or keyboard comes into it until both have left. Its groups are folded
 * at first, so that a line stays under the pointer that came for it, and one is open at most.
 */
export function useMenuVisit() {
  const [opened, setOpened] = useState<string | null>(null);
  // Asked to be narrow, it is narrow at once, although pointer and focus still are on the button that asked.
  const [held, setHeld] = useState(false);
  const pointed = useRef(false);
  /** Opens a group, or folds it again. Keeps its identity. */
  const toggle = useCallback((group: string) => setOpened((before) => (before === group ? null : group)), []);
  return {
    /** Id of the group opened in this visit. */
    opened,
    held,
    toggle,
    /** Ends the visit; `hold` keeps the menu narrow until pointer or focus goes. */
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
        // What a press of the mouse has focused does not keep the menu open; what a finger has, does.
        const kept = pointerType === 'touch' ? ':focus-within' : ':has(:focus-visible)';
        if (!currentTarget.matches(kept)) setOpened(null);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        setHeld(false);
        if (!pointed.current && !currentTarget.contains(relatedTarget)) setOpened(null);
      },
    },
  };
}
