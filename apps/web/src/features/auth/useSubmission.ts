import type { Outcome, Refused } from '@sereno/api';
import { useRef, useState } from 'react';
import { attemptFailureOf, type AttemptFailure } from './attemptFailure.ts';

type Failure = { readonly kind: AttemptFailure } | (Refused & { readonly kind: 'refused' });

/** One call at a time: whether it is under way, and why the last one failed; what was typed stays. */
export function useSubmission(): {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Makes the call and gives what became of it; null where one is under way, and nothing was sent. */
  readonly submit: <Gain extends object>(call: () => Promise<Outcome<Gain>>) => Promise<Outcome<Gain> | Failure | null>;
} {
  const [state, setState] = useState<{ busy: boolean; failure: Failure | null }>({ busy: false, failure: null });
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  async function submit<Gain extends object>(
    call: () => Promise<Outcome<Gain>>,
  ): Promise<Outcome<Gain> | Failure | null> {
    if (running.current) return null;
    running.current = true;
    setState({ busy: true, failure: null });
    const outcome = await call().catch((error: unknown) => ({ kind: attemptFailureOf(error) }));
    running.current = false;
    setState({ busy: false, failure: outcome.kind === 'done' ? null : outcome });
    return outcome;
  }
  return { ...state, submit };
}
