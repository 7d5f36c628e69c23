import type { SimilarProspect } from '@sereno/domain/prospect';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { useQuietly } from '../../../platform/quietRequests.ts';
import { type Contact, similarWays } from './similarWays.ts';

/** How long the person has to pause before it is asked, in ms. */
const PAUSE_MS = 400;

const NO_PROSPECTS: readonly SimilarProspect[] = [];

/** Each prospect once; of those that may not be opened there is one for each way. */
function onlyOnce(found: readonly SimilarProspect[]): readonly SimilarProspect[] {
  const known = new Map(found.map((each) => [each.id ?? each.by, each]));
  return [...known.values()];
}

/**
 * Who is known already under the phone or the e-mail address that is typed, asked while it is typed. A question that fails says
 * nothing: it is a warning, and keeps nothing from being saved.
 * @param except The prospect that is edited; null where somebody new is registered.
 */
export function useSimilarProspects(
  { mobilePhone, homePhone, email }: Contact,
  except: number | null,
): readonly SimilarProspect[] {
  const calls = useCalls();
  const quietly = useQuietly();
  const [settled, setSettled] = useState({ mobilePhone, homePhone, email });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ mobilePhone, homePhone, email }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [mobilePhone, homePhone, email]);
  return useQueries({
    queries: similarWays(settled).map((ways) => ({
      queryKey: ['prospects', 'similar', ways, except],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        quietly(() => calls.prospect.similarProspects({ ...ways, except }, signal)),
      retry: false,
    })),
    combine: combined,
  });
}

/** The same list for the same answers, so that what shows it need not render again. */
const combined = (results: readonly { readonly data: readonly SimilarProspect[] | undefined }[]) => {
  const found = results.flatMap(({ data }) => data ?? NO_PROSPECTS);
  return found.length === 0 ? NO_PROSPECTS : onlyOnce(found);
};
