'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Deferred, useDeferred } from '../state/deferred.ts';

type LaterProps<Own> = {
  readonly code: Deferred<{ readonly Part: ComponentType<Own> }>;
  /** Whether it is needed. Once it is there it stays. */
  readonly when: boolean;
  readonly part: Own;
  /**
   * Called when it could not be fetched, to need it no more: it is tried again when it is needed again. Default: it is tried
   * again by itself.
   */
  readonly onFailure?: () => void;
  /** What keeps its place meanwhile. Default nothing. */
  readonly children?: ReactNode;
};

/** How long after a failure it is tried again, in ms, unless the browser says before that it is online. */
const RETRY = 10_000;

/** A part of the table that many tables never show, fetched when it is first needed, and again after a failure. */
export function Later<Own extends object>({
  code,
  when,
  part,
  onFailure,
  children = null,
}: LaterProps<Own>): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const Part = useDeferred(code, when && !hasFailed && 'now', onFailure ?? (() => setFailed(true)))?.Part;
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
  if (Part === undefined) return when ? children : null;
  return <Part {...part} />;
}
