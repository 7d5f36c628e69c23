/** The languages of the product, LNG-01. Spanish is the default, LNG-02. */
export const locales = ['es', 'en', 'de', 'fr', 'ja', 'zh'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** The language of that code, or null when the product does not speak it. */
export function parseLocale(code: string | null): Locale | null {
  return locales.find((locale) => locale === code) ?? null;
}

/** The tag that Intl formats with: Spanish is Mexican Spanish here, FMT-01. */
export function formatTag(locale: Locale): string {
  return locale === 'es' ? 'es-MX' : locale;
}
