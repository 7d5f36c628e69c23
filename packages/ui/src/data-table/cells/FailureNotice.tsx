'use client';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../locale/index.ts';
import { tableCellsTexts } from '../../locale/texts/es/tableCells.ts';

type Failure = {
  readonly raise: () => void;
  readonly clear: () => void;
  readonly hasFailed: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Whether a function of the host has thrown since it was cleared. It may be raised while a table renders. */
export function createFailure(): Failure {
  let isRaised = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean): void => {
    if (isRaised === next) return;
    isRaised = next;
    // React lets no component change while another one renders.
    queueMicrotask(() => {
      for (const tell of listeners) tell();
    });
  };
  return {
    raise: () => set(true),
    clear: () => set(false),
    hasFailed: () => isRaised,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Says that one of them has thrown, as long as it has. */
export function FailureNotice({ of: [one, other] }: { readonly of: readonly [Failure, Failure] }) {
  const hasOne = useSyncExternalStore(one.subscribe, one.hasFailed, never);
  const hasOther = useSyncExternalStore(other.subscribe, other.hasFailed, never);
  return hasOne || hasOther ? <FailureBadge /> : null;
}

const never = (): boolean => false;

export function FailureBadge() {
  const t = useTexts(tableCellsTexts);
  return (
    <span className="badge" data-tone="danger">
      {t('tanstackColumns.failed')}
    </span>
  );
}
