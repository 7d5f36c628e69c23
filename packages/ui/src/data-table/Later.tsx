'use client';
import type { ComponentType, ReactNode } from 'react';
import { type Deferred, useDeferred } from '../state/deferred.ts';

type LaterProps<Own> = {
  readonly code: Deferred<{ readonly Part: ComponentType<Own> }>;
  /** Whether it is needed. Once it is there it stays. */
  readonly when: boolean;
  readonly part: Own;
  /** What keeps its place meanwhile. Default nothing. */
  readonly children?: ReactNode;
};

/** A part of the table that many tables never show, fetched when it is first needed. */
export function Later<Own extends object>({ code, when, part, children = null }: LaterProps<Own>): ReactNode {
  const Part = useDeferred(code, when && 'now')?.Part;
  if (Part === undefined) return when ? children : null;
  return <Part {...part} />;
}
