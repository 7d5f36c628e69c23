'use client';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inSight, withFading } from './inSight.ts';
import type { HeldToast, Toasts } from './toasts.ts';

/** A waiting toast with less time left than this is dropped, ms. */
const tooLate = 1000;

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Assigns the few visible slots to the stored toasts. Base UI gets only those: it times, announces and fades at most
 * three.
 */
export function usePlaces(toasts: Toasts, reading: boolean) {
  const held = useSyncExternalStore(toasts.subscribe, toasts.held, toasts.held);
  const { toasts: placed, add, update, close } = Toast.useToastManager<HeldToast>();
  const known = useRef(new Map<string, HeldToast>());

  const [before, setBefore] = useState<{ shown: readonly string[]; order: readonly string[] }>({
    shown: [],
    order: [],
  });
  const shown = inSight(before.shown, held, reading);
  const order = withFading(
    before.order,
    shown,
    placed.map(({ id }) => id),
  );
  if (!sameList(shown, before.shown) || !sameList(order, before.order)) setBefore({ shown, order });
  const hidden = held.filter(({ id }) => !shown.includes(id));

  useLayoutEffect(() => {
    for (const id of [...known.current.keys()].filter((other) => !shown.includes(other))) {
      known.current.delete(id);
      close(id);
    }
    for (const toast of held.filter(({ id }) => shown.includes(id))) {
      const last = known.current.get(toast.id);
      if (last === toast) continue;
      known.current.set(toast.id, toast);
      const place = { data: toast, timeout: toast.action === undefined ? toast.lasts : 0 };
      // A duration restarts the timer: an updated toast takes as long to read.
      if (last !== undefined) update(toast.id, place);
      else add({ id: toast.id, ...place, onClose: () => known.current.delete(toast.id) && toasts.close(toast.id) });
    }
  });
  // Base UI drops its timers when effects rerun, so each toast must be added again.
  useEffect(() => () => known.current.clear(), [known]);

  const next = Math.min(
    ...hidden.map(({ action, since, lasts }) => (action === undefined ? since + lasts - tooLate : Infinity)),
  );
  useEffect(() => {
    if (reading || next === Infinity) return undefined;
    const sweep = (): void => {
      // A timer may fire early by part of a millisecond.
      const late = Math.max(performance.now(), next) + tooLate;
      toasts.keep(
        ({ id, action, since, lasts }) => known.current.has(id) || action !== undefined || since + lasts > late,
      );
    };
    const timer = setTimeout(sweep, next - performance.now());
    return () => clearTimeout(timer);
  }, [toasts, known, reading, next]);

  return {
    /** From the top, including fading ones. */
    cards: order.flatMap((id) => {
      const toast = placed.find((other) => other.id === id);
      return toast?.data === undefined
        ? []
        : [{ toast, data: toast.data, leaving: toast.transitionStatus === 'ending' }];
    }),
    /** Number of toasts. */
    count: held.length,
    /** Number of hidden toasts. */
    hidden: hidden.length,
  };
}
