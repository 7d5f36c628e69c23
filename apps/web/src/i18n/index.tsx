import {
  LocaleProvider,
  mexicanFormats,
  type Catalogue,
  type Locale,
  type Translate,
  type UiTexts,
} from '@sereno/ui/locale';
import { createContext, use, type ReactNode } from 'react';
import type { Language, TextArea } from './textArea.ts';

export type { Language, TextArea } from './textArea.ts';

const LanguageContext = createContext<Language>({ locale: 'es', overrides: {} });

export type TextProviderProps = {
  language: Language;
  /** The components' texts in that language; they speak Spanish without. */
  uiTexts: UiTexts | undefined;
  children: ReactNode;
};

/** Provides the texts of one language to the host and its components. */
export function TextProvider({ language, uiTexts, children }: TextProviderProps) {
  return (
    <LocaleProvider locale={language.locale} texts={uiTexts} formats={mexicanFormats}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </LocaleProvider>
  );
}

/** The language of the page, to begin loading texts together with the code that needs them. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns the translate function of one part of the host in the page's language; suspends until loaded. */
export function useText<C extends Catalogue>(area: TextArea<C>): { readonly locale: Locale; readonly t: Translate<C> } {
  const language = use(LanguageContext);
  return { locale: language.locale, t: area.useTexts(language) };
}
