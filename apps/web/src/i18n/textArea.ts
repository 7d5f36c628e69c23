import { createTranslate, type Catalogue, type Locale, type Translate, type Translation } from '@sereno/ui/locale';

/** What the page speaks: a language, and single texts that the configuration puts in the place of ours (CAT-18). */
export type Language = { readonly locale: Locale; readonly overrides: Readonly<Record<string, string>> };

/** The texts of one part of the host, loaded with the code that needs them; its Spanish ones give keys and parameters. */
export type TextArea<C extends Catalogue> = {
  /** Loads the texts once per language; whoever asks again gets the same promise, a failed one too. */
  readonly load: (language: Language) => Promise<Translate<C>>;
  /** Begins to load them before they are needed; should that fail, the need itself tries once more. */
  readonly preload: (language: Language) => void;
};

type Loaders<C extends Catalogue> = Readonly<Record<Locale, () => Promise<Translation<C>>>>;

/** Makes a part of the texts from one loader per language; `C` is the catalogue of the Spanish ones. */
export function createTextArea<C extends Catalogue>(loaders: Loaders<C>): TextArea<C> {
  const loading = new WeakMap<Language, Promise<Translate<C>>>();

  async function fetchTexts({ locale, overrides }: Language): Promise<Translate<C>> {
    const texts = await loaders[locale]();
    const known = Object.entries(overrides).filter(([key]) => key in texts);
    return createTranslate<C>({ ...texts, ...Object.fromEntries(known) }, locale);
  }

  function begin(language: Language): Promise<Translate<C>> {
    const promise = fetchTexts(language);
    // React's `use` reads a promise that says so without suspending, so that texts fetched ahead show at once.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    return promise;
  }

  function load(language: Language): Promise<Translate<C>> {
    const promise = loading.get(language) ?? begin(language);
    loading.set(language, promise);
    return promise;
  }
  return { load, preload: (language) => void load(language).catch(() => loading.delete(language)) };
}
