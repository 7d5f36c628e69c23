import { fold } from '@sereno/domain/search';
import { searchWords } from '../foundation/select/optionSearch.ts';

/** The searched texts. */
export type SearchedCommand = {
  readonly label: string;
  readonly group?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
};

/** Scores of a word's match, higher is better. */
const fits = { labelStart: 4, labelWord: 3, otherWord: 2, inside: 1, none: 0 } as const;

type Folded = { readonly label: string; readonly others: string };
const folded = new WeakMap<SearchedCommand, Folded>();

/** The folded texts, computed once for all typed letters. */
function searchedTexts(command: SearchedCommand): Folded {
  const known = folded.get(command);
  if (known !== undefined) return known;
  const texts = {
    label: fold(command.label),
    // The line feed prevents matches across two texts; no search word contains one.
    others: fold([command.group ?? '', ...(command.keywords ?? [])].join('\n')),
  };
  folded.set(command, texts);
  return texts;
}

const letterOrFigure = /[\p{L}\p{N}]/u;

/** Whether a word of the text starts with `start`. */
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
 * Score of a command: 0 when a word is missing in its label, group and keywords. The start of the label scores most,
 * then the start of a word in it, then of a word elsewhere, then a position inside a word.
 * @param words From `searchWords`: without case and accents.
 */
export function commandFit(command: SearchedCommand, words: readonly string[]): number {
  const texts = searchedTexts(command);
  const each = words.map((word) => fitOfWord(texts, word));
  return each.includes(fits.none) ? 0 : each.reduce((sum, fit) => sum + fit, 0);
}

/** The matching commands, best first; ties keep their order. All of them when nothing is typed. */
export function searchCommands<C extends SearchedCommand>(commands: readonly C[], typed: string): readonly C[] {
  const words = searchWords(typed);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, fit: commandFit(command, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ command }) => command);
}
