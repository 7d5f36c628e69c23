import type { Lead } from '@sereno/domain/carousel';
import { useState } from 'react';

/** The latest arrivals, and a counter: the same text again is a new announcement. */
export type Arrivals = { readonly leads: readonly Lead[]; readonly count: number };

type Seen = { readonly leads: readonly Lead[] | null; readonly ids: ReadonlySet<number>; readonly arrivals: Arrivals };

const NOTHING: Seen = { leads: null, ids: new Set(), arrivals: { leads: [], count: 0 } };

function look({ leads: before, ids, arrivals }: Seen, leads: readonly Lead[]): Seen {
  const fresh = before === null ? [] : leads.filter(({ id }) => !ids.has(id));
  return {
    leads,
    // A lead that returns after a failed attempt is not new.
    ids: new Set([...ids, ...leads.map(({ id }) => id)]),
    arrivals: fresh.length === 0 ? arrivals : { leads: fresh, count: arrivals.count + 1 },
  };
}

/**
 * Leads that arrived after the first load.
 * @param leads Null while unknown.
 */
export function useArrivals(leads: readonly Lead[] | null): Arrivals {
  const [seen, setSeen] = useState(NOTHING);
  const next = leads === null || leads === seen.leads ? seen : look(seen, leads);
  if (next !== seen) setSeen(next);
  return next.arrivals;
}
