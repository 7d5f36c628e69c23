'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { type Catalogue, fill, formatsOf, type Formats, type Translate } from './catalogue.ts';
import { isDevelopment, warn } from '../state/development.ts';
import { type AnyLocale, defaultLocale } from './locales.ts';
import type { UiTexts } from './texts/es.ts';

type LocaleValue = {
  readonly locale: AnyLocale;
  readonly formats: Formats;
  /** Overrides of the components' own texts. */
  readonly texts: Catalogue;
};

const LocaleContext = createContext<LocaleValue>({
  locale: defaultLocale,
  formats: formatsOf(defaultLocale),
  texts: {},
});

export type LocaleProviderProps = {
  /** Language of the components' own texts and of their dates and numbers; any BCP 47 tag with `texts` of the host's. */
  locale: AnyLocale;
  /**
   * The texts of that language, from `loadTexts(locale)`, single ones replaced by the host, or only those that the host
   * has. A text that is missing is the component's own Spanish one. Default: none.
   */
  texts?: Partial<UiTexts> | undefined;
  /** Components in that language. */
  children: ReactNode;
};

/** Sets the language of the components below. Default: Spanish (LNG-02). */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const value = useMemo((): LocaleValue => {
    if (isDevelopment && texts === undefined && locale !== defaultLocale) warnOfSpanish(locale);
    return { locale, formats: formatsOf(locale), texts: texts ?? {} };
  }, [locale, texts]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

function warnOfSpanish(locale: string): void {
  warn(
    `LocaleProvider: it has the locale "${locale}" and no texts. Its components write dates in that language and speak ` +
      `Spanish. Give it \`texts\`, from \`await loadTexts('${locale}')\` or of your own.`,
  );
}

/** The language of the nearest provider. */
export function useLocale(): AnyLocale {
  return useContext(LocaleContext).locale;
}

/**
 * Returns the translate function of a component in the nearest provider's language.
 * @param own Its Spanish texts: they define the keys and are the default. Only these are bundled with the component.
 */
export function useTexts<Own extends Catalogue>(own: Own): Translate<Own> {
  const textsOf = useTextsOf();
  return useMemo(() => textsOf(own), [textsOf, own]);
}

/** Like `useTexts`, for texts of lazy code. */
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
