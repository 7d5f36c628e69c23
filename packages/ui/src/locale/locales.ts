/** The languages of the product (LNG-01). Spanish is the default (LNG-02). */
export const locales = ['es', 'en', 'de', 'fr', 'ja', 'zh'] as const;
export type Locale = (typeof locales)[number];
/** A language of the product, or the BCP 47 tag of another one, whose texts the host brings: `'it'`. */
export type AnyLocale = Locale | (string & {});
export const defaultLocale: Locale = 'es';

/** The language of a code, or null when not supported. */
export function parseLocale(code: string | null): Locale | null {
  return locales.find((locale) => locale === code) ?? null;
}

/** The BCP 47 tag for Intl: Spanish is Mexican Spanish (FMT-01). */
export function formatTag(locale: AnyLocale): string {
  return locale === 'es' ? 'es-MX' : locale;
}
