import { type Locale } from './locales.ts';
import type { UiTexts } from './texts/es.ts';

const loaders: Readonly<Record<Locale, () => Promise<UiTexts>>> = {
  es: () => import('./texts/es.ts').then((module) => module.es),
  en: () => import('./texts/en.ts').then((module) => module.en),
  de: () => import('./texts/de.ts').then((module) => module.de),
  fr: () => import('./texts/fr.ts').then((module) => module.fr),
  ja: () => import('./texts/ja.ts').then((module) => module.ja),
  zh: () => import('./texts/zh.ts').then((module) => module.zh),
};

/** Loads the components' texts of a language. Spanish is bundled with each component. */
export function loadTexts(locale: Locale): Promise<UiTexts> {
  return loaders[locale]();
}
