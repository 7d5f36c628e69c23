import {
  createTranslate,
  type Catalogue,
  type Locale,
  mexicanFormats,
  type Translate,
  type Translation,
} from '@sereno/ui/locale';
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

/** Makes a part of the texts from what loads them in a language; `C` is the catalogue of the Spanish ones. */
export function createTextArea<C extends Catalogue>(loadIn: (locale: Locale) => Promise<Translation<C>>): TextArea<C> {
  const fetched = new WeakMap<Language, LazyPart<Translate<C>>>();

  async function fetchTexts({ locale, overrides }: Language): Promise<Translate<C>> {
    const texts = await loadIn(locale);
    const known = Object.entries(overrides).filter(([key]) => key in texts);
    return createTranslate<C>({ ...texts, ...Object.fromEntries(known) }, locale, mexicanFormats.number);
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

/** Texts of several parts, by part. */
type Shelf = Readonly<Record<string, Catalogue>>;

/**
 * Makes parts of the texts that come in one file per language: a request for each part would cost more than its bytes.
 * @param loaders Loads all of them in a language.
 */
export function createShelf<S extends Shelf>(
  loaders: Readonly<Record<Locale, () => Promise<{ readonly [Part in keyof S]: Translation<S[Part]> }>>>,
): <Part extends keyof S>(part: Part) => TextArea<S[Part]> {
  return (part) => createTextArea(async (locale) => (await loaders[locale]())[part]);
}
