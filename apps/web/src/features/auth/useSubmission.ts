import type { Outcome, Refused } from '@sereno/api';
import { useRef, useState } from 'react';
import { attemptFailureOf, type AttemptFailure } from './attemptFailure.ts';

type Failure = { readonly kind: AttemptFailure } | (Refused & { readonly kind: 'refused' });

/** One call at a time: whether it is under way, and why the last one failed; what was typed stays. */
export function useSubmission(): {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Makes the call unless one is under way; gives what was gained, or null. */
  readonly submit: <Gain extends object>(call: () => Promise<Outcome<Gain>>) => Promise<Gain | null>;
} {
  const [state, setState] = useState<{ busy: boolean; failure: Failure | null }>({ busy: false, failure: null });
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  async function submit<Gain extends object>(call: () => Promise<Outcome<Gain>>): Promise<Gain | null> {
    if (running.current) return null;
    running.current = true;
    setState({ busy: true, failure: null });
    const outcome = await call().catch((error: unknown) => ({ kind: attemptFailureOf(error) }));
    running.current = false;
    setState({ busy: false, failure: outcome.kind === 'done' ? null : outcome });
    return outcome.kind === 'done' ? outcome : null;
  }
  return { ...state, submit };
}
