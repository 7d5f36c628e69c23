'use client';
import { useState } from 'react';

/** State of a request, from the host. */
type Standing = { readonly saving: boolean; readonly problem: string | null; readonly open: boolean };

/**
 * Prevents sending twice before the host reports saving. Sending is possible again once the host reports a result.
 * @returns Whether it is pending, and a function to mark it sent.
 */
export function useOnce({ saving, problem, open }: Standing): readonly [busy: boolean, markSent: () => void] {
  const [isSent, setSent] = useState(false);
  const [seen, setSeen] = useState<Standing>({ saving, problem, open });
  if (seen.saving !== saving || seen.problem !== problem || seen.open !== open) {
    setSeen({ saving, problem, open });
    if (!saving) setSent(false);
  }
  return [saving || isSent, () => setSent(true)];
}
