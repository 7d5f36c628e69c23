import type { Api } from '@sereno/api';
import { Provider, type createStore } from 'jotai';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Config } from './config.ts';

type Platform = { readonly api: Api; readonly config: Config };

const PlatformContext = createContext<Platform | null>(null);

export type PlatformProviderProps = Platform & { store: ReturnType<typeof createStore>; children: ReactNode };

/** What every feature stands on: the server's calls, the configuration and the client's own state. */
export function PlatformProvider({ api, config, store, children }: PlatformProviderProps) {
  const platform = useMemo(() => ({ api, config }), [api, config]);
  return (
    <Provider store={store}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </Provider>
  );
}

/** The platform of the page. Outside a provider nothing could work, so it throws. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null)
    throw new Error('usePlatform: there is no PlatformProvider above. Render the page inside App.');
  return platform;
}
