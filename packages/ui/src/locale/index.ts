export { createTranslate } from './catalogue.ts';
export type { Catalogue, PluralText, Text, Translate, Translation } from './catalogue.ts';
export { type FigureUnit, formatFigure, formatShortFigure, NO_FIGURE } from './figureText.ts';
export { loadTexts } from './loadTexts.ts';
export { LocaleProvider, useLocale, useTexts, useTextsOf } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
export { defaultLocale, formatTag, locales, parseLocale } from './locales.ts';
export type { Locale } from './locales.ts';
export type { UiTexts } from './texts/es.ts';
