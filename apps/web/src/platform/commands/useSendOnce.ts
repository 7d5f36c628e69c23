import { useRef, useState } from 'react';

type State<Payload, Result> = {
  /** The running request; null for none. */
  readonly sending: Payload | null;
  /** The last result; null without one, or while one is running. */
  readonly result: Result | null;
};
const IDLE = { sending: null, result: null } as const;

/** Sends one request at a time, and holds the last result. */
export type SendOnce<Payload, Result> = State<Payload, Result> & {
  /**
   * Does the work with the payload; null where one is under way, and nothing was sent.
   * @param isLast Whether that result is the last: it counts as under way after it. Default: none is.
   */
  readonly send: (
    payload: Payload,
    work: (payload: Payload) => Promise<Result>,
    isLast?: (result: Result) => boolean,
  ) => Promise<Result | null>;
  /** Forgets what came of the last. */
  readonly clear: () => void;
};

/** Sends one at a time, however often it is pressed. */
export function useSendOnce<Payload, Result>(): SendOnce<Payload, Result> {
  const [state, setState] = useState<State<Payload, Result>>(IDLE);
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  function end(result: Result | null): void {
    running.current = false;
    setState({ sending: null, result });
  }
  return {
    ...state,
    send: async (payload, work, isLast) => {
      if (running.current) return null;
      running.current = true;
      setState({ sending: payload, result: null });
      try {
        const result = await work(payload);
        if (isLast?.(result) !== true) end(result);
        return result;
      } catch (error) {
        end(null);
        throw error;
      }
    },
    clear: () => setState((now) => ({ ...now, result: null })),
  };
}
