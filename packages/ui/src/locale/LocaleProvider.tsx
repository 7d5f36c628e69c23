'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { type Catalogue, fill, formatsOf, type Formats, type Translate } from './catalogue.ts';
import { defaultLocale, type Locale } from './locales.ts';
import type { UiTexts } from './texts/es.ts';

type LocaleValue = {
  readonly locale: Locale;
  readonly formats: Formats;
  /** What stands in the place of the components' own texts. */
  readonly texts: Catalogue;
};

const LocaleContext = createContext<LocaleValue>({
  locale: defaultLocale,
  formats: formatsOf(defaultLocale),
  texts: {},
});

export type LocaleProviderProps = {
  /** Language of the components' own texts and of their dates and numbers. */
  locale: Locale;
  /**
   * The texts of that language, from `loadTexts(locale)`; single texts may be replaced by the host. Default: each
   * component's own, which are Spanish.
   */
  texts?: UiTexts | undefined;
  /** What speaks that language. */
  children: ReactNode;
};

/** Sets the language of the components below. Without it they speak Spanish (LNG-02). */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const value = useMemo(
    (): LocaleValue => ({ locale, formats: formatsOf(locale), texts: texts ?? {} }),
    [locale, texts],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language of the nearest provider. */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}

/**
 * The function that gives a component's texts in the language of the nearest provider.
 * @param own Its Spanish texts: they give the keys, and stand wherever no provider has others. Only these come with the component.
 */
export function useTexts<Own extends Catalogue>(own: Own): Translate<Own> {
  const textsOf = useTextsOf();
  return useMemo(() => textsOf(own), [textsOf, own]);
}

/** Like `useTexts`, for texts that come later, with code that is fetched on first use. */
export function useTextsOf(): <Own extends Catalogue>(own: Own) => Translate<Own> {
  const { formats, texts } = useContext(LocaleContext);
  return useMemo(
    () =>
      (own) =>
      (key, ...[parameters]) => {
        const text = texts[key] ?? own[key];
        return text === undefined ? key : fill(text, formats, parameters);
      },
    [formats, texts],
  );
}
