import { createElement, use, type ComponentType } from 'react';
import type { Language } from '../i18n/index.tsx';
import { fetchedOnce } from '../loading/fetchedOnce.ts';

/** A page whose code and texts come when it is opened, or earlier when they are fetched ahead. */
export type Screen = {
  /** Shows the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Fetches code and texts before the page is opened, and says when they are there, or cannot be. */
  readonly preload: (language: Language) => Promise<void>;
};

/**
 * Makes a screen of the import of its page. Unlike with React's `lazy`, a page that was fetched ahead shows in the very
 * render that opens it: `lazy` would show the skeleton first, and React holds that for 300 ms.
 */
export function screen(importPage: () => Promise<ComponentType>, ...texts: readonly Pick<Screen, 'preload'>[]): Screen {
  const page = fetchedOnce(importPage);
  return {
    Page: () => createElement(use(page.load())),
    preload: async (language) => {
      await Promise.all([page, ...texts].map((part) => part.preload(language)));
    },
  };
}
