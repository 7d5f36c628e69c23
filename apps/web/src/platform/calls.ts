import { createCalls, type Calls } from '@sereno/api/calls';
import { useMemo } from 'react';
import { usePlatform } from './PlatformProvider.tsx';

/** The calls of the screens after sign-in, in chunks loaded after it. */
export function useCalls(): Calls {
  const { doors } = usePlatform().api;
  return useMemo(() => createCalls(doors), [doors]);
}
