'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LazyPart, useLazyPart } from './lazyPart.ts';

export type LazyViewProps<Own> = {
  /** What is shown. */
  part: LazyPart<ComponentType<Own>>;
  /** Whether it is needed. Once shown it stays. */
  when: boolean;
  /** Its own props. */
  props: Own;
  /** What is shown until it is loaded. Default: nothing. */
  placeholder?: ReactNode;
  /**
   * Called when it could not be fetched: to say so, and to need it no more. As long as it is needed it is fetched again when the
   * browser is online again, at the latest after ten seconds.
   */
  onFailure?: (error: unknown) => void;
};

/** Delay before it is fetched again, ms. */
const RETRY = 10_000;

const ignore = () => undefined;

/** Shows a lazy part once it is needed and loaded, without suspending what is around it: a menu, a dialog, a tool. */
export function LazyView<Own extends object>({
  part,
  when,
  props,
  placeholder = null,
  onFailure = ignore,
}: LazyViewProps<Own>): ReactNode {
  const [wasNeeded, setNeeded] = useState(when);
  const [hasFailed, setFailed] = useState(false);
  if (when && !wasNeeded) setNeeded(true);
  if (!when && hasFailed) setFailed(false);
  const { part: View } = useLazyPart(part, when && !hasFailed && 'now', (error) => {
    setFailed(true);
    onFailure(error);
  });
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = (): void => setFailed(false);
    const timer = setTimeout(retry, RETRY);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [hasFailed]);
  if (View === undefined) return when ? placeholder : null;
  return wasNeeded && <View {...props} />;
}
