import type { Api } from '@sereno/api';
import type { Config } from '@sereno/domain/config';
import type { Toasts } from '@sereno/ui/foundation';
import { Provider, type createStore } from 'jotai';
import { createContext, use, useMemo, type ReactNode } from 'react';

type Platform = {
  readonly api: Api;
  readonly config: Config;
  /** News that passes; whoever knows reports it here, and the frame shows it (SHL-40, SHL-41). */
  readonly toasts: Toasts;
};

const PlatformContext = createContext<Platform | null>(null);

export type PlatformProviderProps = Platform & { store: ReturnType<typeof createStore>; children: ReactNode };

/** What every feature stands on: the server's calls, the configuration, the news and the client's own state. */
export function PlatformProvider({ api, config, toasts, store, children }: PlatformProviderProps) {
  const platform = useMemo(() => ({ api, config, toasts }), [api, config, toasts]);
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
