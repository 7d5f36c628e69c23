'use client';
import type { CommissionLine } from '@sereno/domain/commission';
import { useState } from 'react';
import { type Dispute, type Disputes, withDispute } from './disputes.ts';

/** What was typed for the lines of a week, for as long as somebody holds these lines: a dialog that is taken away and comes again has it. */
const kept = new WeakMap<readonly CommissionLine[], Disputes>();
const none: Disputes = new Map();

/** What has been typed for the lines of a week, and how to change it for one of them. */
export function useDisputes(
  lines: readonly CommissionLine[],
): readonly [Disputes, (id: string, change: Partial<Dispute>) => void] {
  const [disputes, setDisputes] = useState(() => kept.get(lines) ?? none);
  const change = (id: string, part: Partial<Dispute>): void => {
    const next = withDispute(disputes, id, part);
    kept.set(lines, next);
    setDisputes(next);
  };
  return [disputes, change];
}
