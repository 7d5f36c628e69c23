'use client';
import type { CommissionLine } from '@sereno/domain/commission';
import { useState } from 'react';
import { type Dispute, type Disputes, withDispute } from './disputes.ts';

/** Input by lines array, for as long as it is referenced: a dialog that is unmounted and mounted again restores it. */
const saved = new WeakMap<readonly CommissionLine[], Disputes>();
const none: Disputes = new Map();

/** The input for the lines of a week, and a setter for one line. */
export function useDisputes(
  lines: readonly CommissionLine[],
): readonly [Disputes, (id: string, change: Partial<Dispute>) => void] {
  const [disputes, setDisputes] = useState(() => saved.get(lines) ?? none);
  const change = (id: string, part: Partial<Dispute>): void => {
    const next = withDispute(disputes, id, part);
    saved.set(lines, next);
    setDisputes(next);
  };
  return [disputes, change];
}
