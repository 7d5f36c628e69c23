import type { ComponentType } from 'react';
import type { Language } from '../i18n/index.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

/** A page whose code and texts are lazy. */
export type Screen = {
  /** Shows the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Preloads code and texts of the page, and resolves when loaded or failed. */
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
