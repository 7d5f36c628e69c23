import type { Api } from '@sereno/api';
import type { Config } from '@sereno/domain/config';
import type { Toasts } from '@sereno/ui/foundation';
import { Provider, type createStore } from 'jotai';
import { createContext, use, useMemo, type ReactNode } from 'react';

type Platform = {
  readonly api: Api;
  readonly config: Config;
  /** Transient messages: reported here, shown by the frame (SHL-40, SHL-41). */
  readonly toasts: Toasts;
};

const PlatformContext = createContext<Platform | null>(null);

export type PlatformProviderProps = Platform & { store: ReturnType<typeof createStore>; children: ReactNode };

/** The base of every feature: the server's calls, the configuration, the messages and the client's state. */
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
