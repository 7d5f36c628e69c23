import { loadTexts, type UiTexts } from '../../packages/ui/src/locale/index.ts';
import type { Language } from '../stage/language.ts';

/** Each vowel twice: a third longer, as German is, with the words where they were. Names of parameters stay. */
const lengthened = (text: string): string =>
  text.replace(/\{\w+\}|[aeiouáéíóú]/gi, (part) => (part.startsWith('{') ? part : part + part));

function isTexts(texts: Readonly<Record<string, unknown>>, like: UiTexts): texts is UiTexts {
  return Object.keys(like).every((key) => key in texts);
}

/** The texts of the product's own language, made long. */
function lengthen(texts: UiTexts): UiTexts {
  const long = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? lengthened(text)
        : Object.fromEntries(Object.entries(text).map(([category, form]) => [category, lengthened(form)])),
    ]),
  );
  if (!isTexts(long, texts)) throw new Error('Texts were lost on the way to longer ones.');
  return long;
}

let languages: Promise<readonly (readonly [name: string, language: Language])[]> | undefined;

/** Those in which every story is judged besides its own: texts longer than any, and words without spaces. */
export function judgedLanguages(): Promise<readonly (readonly [name: string, language: Language])[]> {
  languages ??= Promise.all([loadTexts('es'), loadTexts('ja')]).then(([es, ja]) => [
    ['long texts', { locale: 'es', texts: lengthen(es) }],
    ['Japanese', { locale: 'ja', texts: ja }],
  ]);
  return languages;
}
