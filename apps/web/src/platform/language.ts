import { defaultLocale, parseLocale, type Locale } from '@sereno/ui/locale';
import { browserStorage } from './browserStorage.ts';

const KEY = 'sereno:locale';

/** The language this browser was left in; Spanish by default (LNG-02, LNG-03). */
export function storedLocale(): Locale {
  return parseLocale(browserStorage.read(KEY)) ?? defaultLocale;
}

/** Remembers the language and loads the page again in it (LNG-04). */
export function chooseLocale(locale: Locale): void {
  browserStorage.write(KEY, locale);
  location.reload();
}
