'use client';
import { useEffect, useRef, useState } from 'react';

/** Runs the action of a question once, and `onDone` when it succeeded. */
export function useConfirmation(isOpen: boolean, action: () => void | Promise<unknown>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  // A counter, so that React renders after each result.
  const [, setAnswers] = useState(0);
  const answering = useRef<object | null>(null);
  if (!isOpen && busy) setBusy(false);

  useEffect(() => {
    // Not before React has rendered the result: until then a second press belongs to the first.
    if (!busy) answering.current = null;
  });

  const confirm = (): void => {
    // While it fades out, its button still has the focus.
    if (!isOpen || answering.current !== null) return;
    const outcome = action();
    const answer = outcome instanceof Promise ? outcome : {};
    const settle = (succeeded: boolean): void => {
      // Closed by the host meanwhile, and perhaps reopened for something else.
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
