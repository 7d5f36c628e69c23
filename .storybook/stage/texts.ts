import type { Loader } from '@storybook/react-vite';
import {
  defaultLocale,
  loadTexts,
  parseLocale,
  type Locale,
  type UiTexts,
} from '../../packages/ui/src/locale/index.ts';

const loaded = new Map<Locale, UiTexts>();

/** The language that the toolbar says. */
export const localeOf = (globals: Record<string, unknown>): Locale =>
  parseLocale(String(globals['locale'])) ?? defaultLocale;

/** The texts of a language, which are there before a story is shown; none for Spanish, which the components speak by themselves. */
export const textsOf = (locale: Locale): UiTexts | undefined => loaded.get(locale);

/** Fetches the texts of the story's language. */
export const textsLoaded: Loader = async ({ globals }) => {
  const locale = localeOf(globals);
  if (locale !== defaultLocale && !loaded.has(locale)) loaded.set(locale, await loadTexts(locale));
};
