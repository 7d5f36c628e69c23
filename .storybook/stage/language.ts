import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Locale, UiTexts } from '../../packages/ui/src/locale/index.ts';

/** What the components of a story speak in the place of the language that the toolbar says. */
export type Language = { readonly locale: Locale; readonly texts: UiTexts };

let spoken: Language | undefined;
const listeners = new Set<() => void>();

/** Has the story that stands there speak another language, as it is; nothing gives it back its own. */
export function speak(language?: Language): void {
  flushSync(() => {
    spoken = language;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSpoken = (): Language | undefined => useSyncExternalStore(subscribe, () => spoken);
