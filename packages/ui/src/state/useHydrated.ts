'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const onClient = (): boolean => true;
const onServer = (): boolean => false;

/**
 * Whether the component may show what only the browser knows. No on a server and in the render that takes over what a server
 * sent, which has to be the same; yes right after it, and from the first render on where there is no server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, onClient, onServer);
}
