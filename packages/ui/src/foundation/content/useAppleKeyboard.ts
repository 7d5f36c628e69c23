'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const onServer = (): boolean => false;

/** Whether the device has an Apple keyboard. False on the server and in the first render, so that hydration matches. */
export function useAppleKeyboard(): boolean {
  return useSyncExternalStore(subscribe, isApple, onServer);
}
