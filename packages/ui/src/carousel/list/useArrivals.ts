import type { Lead } from '@sereno/domain/carousel';
import { useState } from 'react';

/** What came last, and how many times something has come: the same news told again is news. */
export type Arrivals = { readonly leads: readonly Lead[]; readonly count: number };

type Seen = { readonly leads: readonly Lead[] | null; readonly ids: ReadonlySet<number>; readonly arrivals: Arrivals };

const NOTHING: Seen = { leads: null, ids: new Set(), arrivals: { leads: [], count: 0 } };

function look({ leads: before, ids, arrivals }: Seen, leads: readonly Lead[]): Seen {
  const fresh = before === null ? [] : leads.filter(({ id }) => !ids.has(id));
  return {
    leads,
    // One that comes back after a failed try was there before.
    ids: new Set([...ids, ...leads.map(({ id }) => id)]),
    arrivals: fresh.length === 0 ? arrivals : { leads: fresh, count: arrivals.count + 1 },
  };
}

/**
 * The leads that have come while one looks on; those of the first look are none.
 * @param leads Null while none are known.
 */
export function useArrivals(leads: readonly Lead[] | null): Arrivals {
  const [seen, setSeen] = useState(NOTHING);
  const next = leads === null || leads === seen.leads ? seen : look(seen, leads);
  if (next !== seen) setSeen(next);
  return next.arrivals;
}
