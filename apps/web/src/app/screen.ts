import type { ComponentType } from 'react';
import type { Language } from '../i18n/index.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

/** A page whose code and texts come when it is opened, or earlier when they are fetched ahead. */
export type Screen = {
  /** Shows the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Fetches code and texts before the page is opened, and says when they are there, or cannot be. */
  readonly preload: (language: Language) => Promise<void>;
};

/** Makes a screen of the import of its page and of the texts that it shows. */
export function screen(importPage: () => Promise<ComponentType>, ...texts: readonly Pick<Screen, 'preload'>[]): Screen {
  const Page = lazyComponent(importPage);
  return {
    Page,
    preload: async (language) => {
      await Promise.all([Page, ...texts].map((part) => part.preload(language)));
    },
  };
}
