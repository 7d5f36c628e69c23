import { fold } from '@sereno/domain/search';
import { searchWords } from '../foundation/select/optionSearch.ts';

/** What a search looks into. */
export type SearchedCommand = {
  readonly label: string;
  readonly group?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
};

/** How well one word of the search fits, the better the higher. */
const fits = { labelStart: 4, labelWord: 3, otherWord: 2, inside: 1, none: 0 } as const;

type Folded = { readonly label: string; readonly others: string };
const folded = new WeakMap<SearchedCommand, Folded>();

/** The texts as they are compared, folded once for all the letters that are typed. */
function searchedTexts(command: SearchedCommand): Folded {
  const known = folded.get(command);
  if (known !== undefined) return known;
  const texts = {
    label: fold(command.label),
    // The line feed keeps a word from being found across two texts; no word of a search holds one.
    others: fold([command.group ?? '', ...(command.keywords ?? [])].join('\n')),
  };
  folded.set(command, texts);
  return texts;
}

const letterOrFigure = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins like that. */
function hasWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !letterOrFigure.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function fitOfWord({ label, others }: Folded, word: string): number {
  if (label.startsWith(word)) return fits.labelStart;
  if (hasWord(label, word)) return fits.labelWord;
  if (hasWord(others, word)) return fits.otherWord;
  return label.includes(word) || others.includes(word) ? fits.inside : fits.none;
}

/**
 * How well a command fits a search: 0 when one of the words is nowhere in its label, group and keywords. The beginning of the
 * label counts most, then the beginning of a word of it, then that of a word elsewhere, then a place inside a word.
 * @param words From `searchWords`: without case and accents.
 */
export function commandFit(command: SearchedCommand, words: readonly string[]): number {
  const texts = searchedTexts(command);
  const each = words.map((word) => fitOfWord(texts, word));
  return each.includes(fits.none) ? 0 : each.reduce((sum, fit) => sum + fit, 0);
}

/** The commands that fit what was typed, the best first; equal ones in the order they came. All of them when nothing was typed. */
export function searchCommands<C extends SearchedCommand>(commands: readonly C[], typed: string): readonly C[] {
  const words = searchWords(typed);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, fit: commandFit(command, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ command }) => command);
}
