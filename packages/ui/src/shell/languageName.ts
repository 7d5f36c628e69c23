import type { Locale } from '../locale/index.ts';

/** The name of a language in itself, capitalised: 'Español', 'Deutsch', '日本語'. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
