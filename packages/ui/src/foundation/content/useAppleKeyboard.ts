'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const onServer = (): boolean => false;

/** Whether shortcuts are written with ⌘. The server and the first render say no, so that hydration finds the same text. */
export function useAppleKeyboard(): boolean {
  return useSyncExternalStore(subscribe, isApple, onServer);
}
