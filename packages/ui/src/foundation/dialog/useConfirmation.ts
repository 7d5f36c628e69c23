'use client';
import { useEffect, useRef, useState } from 'react';

/** Runs the action of a question once, and `onDone` when it has succeeded. */
export function useConfirmation(isOpen: boolean, action: () => void | Promise<unknown>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  // Counted so that React comes by after each answer, whatever it changed.
  const [, setAnswers] = useState(0);
  const answering = useRef<object | null>(null);
  if (!isOpen && busy) setBusy(false);

  useEffect(() => {
    // Not before React has shown where it led: until then a second press is part of the first.
    if (!busy) answering.current = null;
  });

  const confirm = (): void => {
    // While it fades out, its button still has the focus.
    if (!isOpen || answering.current !== null) return;
    const outcome = action();
    const answer = outcome instanceof Promise ? outcome : {};
    const settle = (succeeded: boolean): void => {
      // Closed by the host meanwhile, and perhaps open again for something else.
      if (answering.current !== answer) return;
      setAnswers((before) => before + 1);
      setBusy(false);
      if (succeeded) onDone();
    };
    answering.current = answer;
    if (outcome instanceof Promise) {
      setBusy(true);
      outcome.then(
        () => settle(true),
        () => settle(false),
      );
    } else {
      settle(true);
    }
  };
  return { busy, confirm } as const;
}
