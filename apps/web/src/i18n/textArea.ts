import { createTranslate, type Catalogue, type Locale, type Translate, type Translation } from '@sereno/ui/locale';
import { type LazyPart, lazyPart } from '@sereno/ui/lazy';

/** What the page speaks: a language, and single texts that the configuration puts in the place of ours (CAT-18). */
export type Language = { readonly locale: Locale; readonly overrides: Readonly<Record<string, string>> };

/** Texts of one part of the host, loaded with the code that needs them; its Spanish ones define keys and parameters. */
export type TextArea<C extends Catalogue> = {
  /** Loads the texts once per language. */
  readonly load: (language: Language) => Promise<Translate<C>>;
  /** Preloads them, and resolves when done. */
  readonly preload: (language: Language) => Promise<void>;
  /** The texts, in a component; suspends until they are there. */
  readonly useTexts: (language: Language) => Translate<C>;
};

type Loaders<C extends Catalogue> = Readonly<Record<Locale, () => Promise<Translation<C>>>>;

/** Makes a part of the texts from one loader per language; `C` is the catalogue of the Spanish ones. */
export function createTextArea<C extends Catalogue>(loaders: Loaders<C>): TextArea<C> {
  const fetched = new WeakMap<Language, LazyPart<Translate<C>>>();

  async function fetchTexts({ locale, overrides }: Language): Promise<Translate<C>> {
    const texts = await loaders[locale]();
    const known = Object.entries(overrides).filter(([key]) => key in texts);
    return createTranslate<C>({ ...texts, ...Object.fromEntries(known) }, locale);
  }

  function inLanguage(language: Language): LazyPart<Translate<C>> {
    const texts = fetched.get(language) ?? lazyPart(() => fetchTexts(language));
    fetched.set(language, texts);
    return texts;
  }
  return {
    load: (language) => inLanguage(language).load(),
    preload: (language) => inLanguage(language).preload(),
    useTexts: (language) => inLanguage(language).usePart(),
  };
}
