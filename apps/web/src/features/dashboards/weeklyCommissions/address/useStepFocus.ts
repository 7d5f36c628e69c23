import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Where the focus goes between the list of advisers and the week of one of them. */
export type StepFocus = {
  /** The heading of what is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Whose week Back has come from: the button that shows it gets the focus in the list. Null without one. */
  readonly returned: number | null;
  /** Called once it has; false says that it is not in the list. */
  readonly onReturned: (found: boolean) => void;
};

/** Gives the focus to what stands first on the page, as after a change of page. */
function focusFirst(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/**
 * Follows the steps from the list of advisers to one's week and back: the button that was pressed goes with its list, and the focus would
 * be nowhere. Changing a filter keeps the focus there.
 * @param adviser Whose week is shown, by SlpCode; null for the list.
 */
export function useStepFocus(adviser: number | null): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(adviser);
  const [returned, setReturned] = useState<number | null>(null);

  useEffect(() => {
    const from = before.current;
    before.current = adviser;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === heading.current;
    if (from === adviser || !isFree) return;
    if (adviser === null) setReturned(from);
    else focusFirst(heading.current);
  }, [adviser]);

  const onReturned = useCallback((found: boolean): void => {
    setReturned(null);
    if (!found) focusFirst(heading.current);
  }, []);
  return { heading, returned, onReturned };
}
