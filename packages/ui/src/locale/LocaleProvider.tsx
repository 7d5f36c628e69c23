'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { type Catalogue, fill, type TextFormats, textFormats, type Translate } from './catalogue.ts';
import { isDevelopment } from '../state/development.ts';
import { type Formats, type HostFormats, mexicanFormats, toFormats } from './formats.ts';
import { type AnyLocale, defaultLocale } from './locales.ts';
import { isSpanish, warnOfMissing, warnOfSpanish } from './missingTexts.ts';
import type { UiTexts } from './texts/es.ts';

type LocaleValue = {
  readonly locale: AnyLocale;
  readonly formats: Formats;
  readonly textFormats: TextFormats;
  /** Overrides of the components' own texts. */
  readonly texts: Catalogue;
};

const NO_TEXTS: Catalogue = {};
const LocaleContext = createContext<LocaleValue>(localeValue(defaultLocale, mexicanFormats, NO_TEXTS));

function localeValue(locale: AnyLocale, host: HostFormats, texts: Catalogue): LocaleValue {
  const formats = toFormats(locale, host);
  return { locale, formats, textFormats: textFormats(formats.tag, formats.number), texts };
}

const AS_THE_LANGUAGE: HostFormats = {};

export type LocaleProviderProps = {
  /** Language of the components' own texts and of their dates and numbers; any BCP 47 tag with `texts` of the host's. */
  locale: AnyLocale;
  /**
   * The texts of that language, from `loadTexts(locale)`, single ones replaced by the host, or only those that the host
   * has. A text that is missing is the component's own Spanish one, of which the console tells while developing. Default: none.
   */
  texts?: Partial<UiTexts> | undefined;
  /**
   * How numbers, amounts, days and times are written in tables, cards, charts, pickers and fields. Default: as the
   * language does, amounts in pesos. `mexicanFormats` are those of Mexico, whatever the language.
   */
  formats?: HostFormats | undefined;
  /** Components in that language. */
  children: ReactNode;
};

/** Sets the language and the formats of the components below. Default: Mexican Spanish (LNG-02). */
export function LocaleProvider({ locale, texts, formats = AS_THE_LANGUAGE, children }: LocaleProviderProps) {
  // By their values: an object that is written in the host's markup is another at each rendering.
  const { currency, number, date, hour12, weekStartsOn } = formats;
  const value = useMemo((): LocaleValue => {
    if (isDevelopment && texts === undefined && !isSpanish(locale)) warnOfSpanish(locale);
    return localeValue(locale, { currency, number, date, hour12, weekStartsOn }, texts ?? NO_TEXTS);
  }, [locale, texts, currency, number, date, hour12, weekStartsOn]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language of the nearest provider. */
export function useLocale(): AnyLocale {
  return useContext(LocaleContext).locale;
}

/** The formats of the nearest provider; the same object until it changes them. */
export function useFormats(): Formats {
  return useContext(LocaleContext).formats;
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
  const { locale, textFormats: formats, texts } = useContext(LocaleContext);
  return useMemo(
    () =>
      (own) =>
      (key, ...[parameters]) => {
        const text = texts[key] ?? own[key];
        // Of a provider without any, the provider has told.
        if (isDevelopment && texts[key] === undefined && texts !== NO_TEXTS && !isSpanish(locale))
          warnOfMissing(locale, key);
        return text === undefined ? key : fill(text, formats, parameters);
      },
    [locale, formats, texts],
  );
}
