import { isPostalCode, isStateName, shortStateName, STATE_ALIASES } from '@sereno/domain/postal';
import type { PostalLookupState } from '@sereno/ui/prospect';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { useQuietly } from '../../../platform/quietRequests.ts';

/** A code belongs to its state for as long as the page is there. */
const KNOWN_MS = Number.POSITIVE_INFINITY;

/**
 * Looks up the state of a postal code (POS-01 to POS-04): at exactly five digits, once for each code, without the mark of calls under
 * way. An answer to a code that is no longer typed is dropped. Nothing waits for it.
 * @param opened The code that the form opened with, which was looked up when it was typed.
 * @param onFound Called when the look-up of the typed code has ended, with the short name of the state, or null where there is
 *   none or no answer came; the same function from render to render.
 */
export function usePostalState(
  code: string,
  opened: string,
  onFound: (name: string | null) => void,
): PostalLookupState {
  const calls = useCalls();
  const quietly = useQuietly();
  const { stateAliases } = usePlatform().config.postal;
  const typed = code.trim();
  const isRequested = isPostalCode(typed) && typed !== opened.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['postal-state', typed],
    queryFn: ({ signal }) => quietly(() => calls.postalState(typed, signal)),
    enabled: isRequested,
    staleTime: KNOWN_MS,
    // Who types waits for nothing: another try is another code, or the same one typed again.
    retry: false,
  });
  const name = useMemo(
    () => (data && isStateName(data) ? shortStateName(data, { ...STATE_ALIASES, ...stateAliases }) : null),
    [data, stateAliases],
  );
  const kind = lookupKind(isRequested, isFetching, data, name);
  useEffect(() => {
    if (kind !== 'idle' && kind !== 'loading') onFound(name);
  }, [kind, name, onFound]);
  return kind === 'found' ? { kind, name: name ?? '' } : { kind };
}

function lookupKind(isRequested: boolean, isFetching: boolean, data: string | null | undefined, name: string | null) {
  if (!isRequested) return 'idle';
  if (data === undefined) return isFetching ? 'loading' : 'failed';
  return name === null || name === '' ? 'unknown' : 'found';
}
