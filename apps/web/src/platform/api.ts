import { createApi, type Api } from '@sereno/api';
import type { Config } from '@sereno/domain/config';
import type { createStore } from 'jotai';
import { deviceLocationAtom, storedCoordinates } from './location.ts';
import { requestsInFlightAtom } from './requests.ts';
import { sessionAtom } from './session.ts';

/** Connects the client to where this app keeps its session, location and count of calls. */
export function connectApi(store: ReturnType<typeof createStore>, config: Config, syncSession: () => void): Api {
  return createApi({
    baseUrl: config.api.baseUrl,
    postalUrl: config.postal.url,
    session: {
      token: () => store.get(sessionAtom)?.token ?? null,
      owner: () => store.get(sessionAtom)?.user.id ?? null,
      renewed: (token) => store.set(sessionAtom, (session) => session && { ...session, token }),
      ended: () => store.set(sessionAtom, null),
      sync: syncSession,
    },
    identity: () => ({
      username: store.get(sessionAtom)?.user.userName ?? '',
      coordinates: store.get(deviceLocationAtom).coordinates ?? storedCoordinates(config.session.keys),
    }),
    onRequestCount: (inFlight) => store.set(requestsInFlightAtom, inFlight),
  });
}
