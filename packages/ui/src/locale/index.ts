export {
  createTranslate,
  type Catalogue,
  type PluralText,
  type Text,
  type Translate,
  type Translation,
} from './catalogue.ts';
export { type FigureUnit, formatFigure, formatShortFigure, NO_FIGURE } from './figureText.ts';
export { formatMoney, formatNumber } from './numbers.ts';
export { type Formats, type HostFormats, formatTime, mexicanFormats, toFormats } from './formats.ts';
export { loadShelfTexts, type PackageFolder } from './loadShelfTexts.ts';
export { loadTexts } from './loadTexts.ts';
export {
  LocaleProvider,
  useFormats,
  useLocale,
  useTexts,
  useTextsOf,
  type LocaleProviderProps,
} from './LocaleProvider.tsx';
export { defaultLocale, formatTag, locales, parseLocale, type AnyLocale, type Locale } from './locales.ts';
export type { UiTexts } from './texts/es.ts';
