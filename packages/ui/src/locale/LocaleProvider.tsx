'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createTranslate, type Translate } from './catalogue.ts';
import { defaultLocale, type Locale } from './locales.ts';
import { es, type UiTexts } from './texts/es.ts';

type LocaleValue = { readonly locale: Locale; readonly t: Translate<typeof es> };

const LocaleContext = createContext<LocaleValue>({
  locale: defaultLocale,
  t: createTranslate<typeof es>(es, defaultLocale),
});

export type LocaleProviderProps = {
  /** Language of the components' own texts and of their dates and numbers. */
  locale: Locale;
  /** The texts of that language, from `loadTexts(locale)`; single texts may be replaced by the host. */
  texts: UiTexts;
  children: ReactNode;
};

/** Sets the language of the components below. Without it they speak Spanish (LNG-02). */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, t: createTranslate<typeof es>(texts, locale) }), [locale, texts]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language of the nearest provider and the function that gives the components' texts in it. */
export function useLocale(): LocaleValue {
  return useContext(LocaleContext);
}
