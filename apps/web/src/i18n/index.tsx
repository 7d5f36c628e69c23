import {
  createTranslate,
  LocaleProvider,
  loadTexts,
  type Locale,
  type Translate,
  type UiTexts,
} from '@sereno/ui/locale';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { es, type WebTexts } from './es.ts';

/** Texts of the host and of the components in one language. */
export type Texts = { readonly locale: Locale; readonly web: WebTexts; readonly ui: UiTexts };

const loaders: Readonly<Record<Locale, () => Promise<WebTexts>>> = {
  es: () => Promise.resolve(es),
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ja: () => import('./ja.ts').then((module) => module.ja),
  zh: () => import('./zh.ts').then((module) => module.zh),
};

/** Loads every text of a language. Single texts of the host are replaced by those of the configuration (CAT-18). */
export async function loadAllTexts(locale: Locale, overrides: Readonly<Record<string, string>>): Promise<Texts> {
  const [web, ui] = await Promise.all([loaders[locale](), loadTexts(locale)]);
  const known = Object.fromEntries(Object.entries(overrides).filter(([key]) => key in web));
  return { locale, web: { ...web, ...known }, ui };
}

type Text = { readonly locale: Locale; readonly t: Translate<typeof es> };

const TextContext = createContext<Text>({ locale: 'es', t: createTranslate<typeof es>(es, 'es') });

/** Gives the host and the components below the texts of one language. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const value = useMemo(
    () => ({ locale: texts.locale, t: createTranslate<typeof es>(texts.web, texts.locale) }),
    [texts],
  );
  return (
    <LocaleProvider locale={texts.locale} texts={texts.ui}>
      <TextContext value={value}>{children}</TextContext>
    </LocaleProvider>
  );
}

/** The language and the function that gives the host's texts in it. */
export function useText(): Text {
  return use(TextContext);
}
