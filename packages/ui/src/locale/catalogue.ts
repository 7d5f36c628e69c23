import { type AnyLocale, formatTag } from './locales.ts';

/** A text, or one text per plural category of the language (`one`, `few`, `other` …), chosen by the parameter `count`. */
export type PluralText = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export type Text = string | PluralText;
/** Texts under stable keys. Parameters are in braces: 'Hola, {name}'. */
export type Catalogue = Readonly<Record<string, Text>>;

type Placeholder<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type ParameterName<T extends Text> = T extends string ? Placeholder<T> : Placeholder<T[keyof T]> | 'count';
type Parameters<T extends Text> = [ParameterName<T>] extends [never]
  ? []
  : [parameters: { readonly [Name in ParameterName<T>]: Name extends 'count' ? number : string | number }];

/** The same keys in another language: a missing or extra key does not compile. */
export type Translation<C extends Catalogue> = {
  readonly [Key in keyof C]: C[Key] extends string ? string : PluralText;
};

/** Returns the text of a key; the compiler checks the key and its parameter names. */
export type Translate<C extends Catalogue> = <Key extends keyof C & string>(
  key: Key,
  ...parameters: Parameters<C[Key]>
) => string;

/** Number format and plural rules of a language. */
export type TextFormats = { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat };

/** @param number BCP 47 tag whose signs numbers have. Default: the language's. */
export function textFormats(locale: AnyLocale, number: string = formatTag(locale)): TextFormats {
  return { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(number) };
}

/** Fills in a text's parameters. Numbers are formatted in the language; other values are inserted as they are. */
export function fill(
  text: Text,
  { rules, numbers }: TextFormats,
  parameters?: Readonly<Record<string, string | number>>,
): string {
  const values = parameters ?? {};
  const pattern = typeof text === 'string' ? text : (text[rules.select(Number(values['count']))] ?? text.other);
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

/**
 * Creates the translate function of `catalogue` in `locale`.
 * @param number BCP 47 tag whose signs numbers have. Default: the language's.
 */
export function createTranslate<C extends Catalogue>(
  catalogue: Translation<C>,
  locale: AnyLocale,
  number?: string,
): Translate<C> {
  const formats = textFormats(locale, number);
  return (key, ...[parameters]) => fill(catalogue[key], formats, parameters);
}
