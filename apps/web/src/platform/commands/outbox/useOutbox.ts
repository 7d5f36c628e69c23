import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { usePlatform } from '../../PlatformProvider.tsx';
import { type ConnectedOutbox, outboxOf } from './connect.ts';
import { outboxStateAtom } from './state.ts';
import { eitherSignal } from './eitherSignal.ts';
import type { Outbox, OutboxJobInput, SubmitOptions } from './types.ts';

export type { JobOutcome, Outbox, OutboxJob, OutboxState } from './types.ts';

/** The page's own outbox, opened; for the component that shows its results. */
export function useOutboxEngine(): ConnectedOutbox {
  const { api } = usePlatform();
  const store = useStore();
  const outbox = useMemo(() => outboxOf(api, store), [api, store]);
  useEffect(() => outbox.open(), [outbox]);
  return outbox;
}

/**
 * Saves activities so that nothing is lost offline and nothing is done twice. A component gets the result of its own
 * submits; the frame shows those settled after it unmounted or stopped waiting.
 */
export function useOutbox(): Outbox {
  const outbox = useOutboxEngine();
  const state = useAtomValue(outboxStateAtom);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const actions = useMemo(
    () => ({
      submit: (job: OutboxJobInput, { onSaved, signal }: SubmitOptions = {}) =>
        outbox.submit(job, { onSaved, signal: eitherSignal(signal, leaving.current?.signal) }),
      retry: outbox.retry,
      discard: outbox.discard,
      onSettled: outbox.onSettled,
    }),
    [outbox],
  );
  return { ...actions, state };
}
