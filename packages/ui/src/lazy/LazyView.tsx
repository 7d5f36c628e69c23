'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LazyPart, useLazyPart } from './lazyPart.ts';

export type LazyViewProps<Own> = {
  /** The lazy part. */
  part: LazyPart<ComponentType<Own>>;
  /** Whether it is needed. Once shown it stays. */
  when: boolean;
  /** Its own props. */
  props: Own;
  /** What is shown until it is loaded. Default: nothing. */
  placeholder?: ReactNode;
  /**
   * Called when loading failed: show it, and stop needing the part. While still needed it is retried when the browser
   * comes online, after ten seconds at the latest.
   */
  onFailure?: ((error: unknown) => void) | undefined;
};

/** Delay before the retry, ms. */
const RETRY = 10_000;

const ignore = () => undefined;

/** Shows a lazy part once needed and loaded, without suspending its surroundings: a menu, a dialog, a tool. */
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
