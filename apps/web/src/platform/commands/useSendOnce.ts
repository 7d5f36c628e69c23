import { useRef, useState } from 'react';

type State<Result> = { readonly busy: boolean; readonly result: Result | null };
const IDLE = { busy: false, result: null } as const;

/** What is sent one at a time, and what came of the last. */
export type SendOnce<Result> = State<Result> & {
  /** Does the work; null where one is under way, and nothing was sent. */
  readonly send: (work: () => Promise<Result>) => Promise<Result | null>;
  /** Forgets what came of the last. */
  readonly clear: () => void;
};

/** Sends one at a time, however often it is pressed. `result` is null while there is none, and while one is under way. */
export function useSendOnce<Result>(): SendOnce<Result> {
  const [state, setState] = useState<State<Result>>(IDLE);
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  async function send(work: () => Promise<Result>): Promise<Result | null> {
    if (running.current) return null;
    running.current = true;
    setState({ busy: true, result: null });
    let result: Result | null = null;
    try {
      result = await work();
      return result;
    } finally {
      running.current = false;
      setState({ busy: false, result });
    }
  }
  return { ...state, send, clear: () => setState(IDLE) };
}
