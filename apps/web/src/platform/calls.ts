import { createCalls, type Calls } from '@sereno/api/calls';
import { useMemo } from 'react';
import { usePlatform } from './PlatformProvider.tsx';

/** The calls of the screens behind the login; in chunks after it, because nobody needs them to sign in. */
export function useCalls(): Calls {
  const { doors } = usePlatform().api;
  return useMemo(() => createCalls(doors), [doors]);
}
