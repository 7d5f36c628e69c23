import { useRef, useState } from 'react';

type State<Result> = { readonly busy: boolean; readonly result: Result | null };
const IDLE = { busy: false, result: null } as const;

/** What is sent one at a time, and what came of the last. */
export type SendOnce<Result> = State<Result> & {
  /**
   * Does the work; null where one is under way, and nothing was sent.
   * @param isLast Whether that result is the last: `busy` stays true after it. Default: none is.
   */
  readonly send: (work: () => Promise<Result>, isLast?: (result: Result) => boolean) => Promise<Result | null>;
  /** Forgets what came of the last. */
  readonly clear: () => void;
};

/** Sends one at a time, however often it is pressed. `result` is null while there is none, and while one is under way. */
export function useSendOnce<Result>(): SendOnce<Result> {
  const [state, setState] = useState<State<Result>>(IDLE);
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  function end(result: Result | null): void {
    running.current = false;
    setState({ busy: false, result });
  }
  async function send(work: () => Promise<Result>, isLast?: (result: Result) => boolean): Promise<Result | null> {
    if (running.current) return null;
    running.current = true;
    setState({ busy: true, result: null });
    try {
      const result = await work();
      if (isLast?.(result) !== true) end(result);
      return result;
    } catch (error) {
      end(null);
      throw error;
    }
  }
  return { ...state, send, clear: () => setState(IDLE) };
}
