'use client';
import { useState } from 'react';

/** How a request stands, as the host says it. */
type Standing = { readonly saving: boolean; readonly problem: string | null; readonly open: boolean };

/**
 * Keeps a second press from sending again before the host says that it is saving. It may be sent again once the host has something new to
 * say while nothing is on its way.
 * @returns Whether it is on its way, and what says that it was sent.
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
