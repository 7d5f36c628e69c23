import { fold } from '@sereno/domain/search';
import type { OptionValue, SelectOption } from './options.ts';

/** The words of a search; empty without a search text. */
export function searchWords(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

const folded = new WeakMap<SelectOption<OptionValue>, string>();

/** Folded label and description. Folding 5,000 of them takes longer than searching, so each is folded once. */
function searched(option: SelectOption<OptionValue>): string {
  const known = folded.get(option);
  if (known !== undefined) return known;
  // The line feed prevents matches across the two texts; no search word contains one.
  const text = fold(`${option.label}\n${option.description ?? ''}`);
  folded.set(option, text);
  return text;
}

/** Whether the option contains every word, in any order: "ana lopez" finds "López García, Ana". */
export function matches(option: SelectOption<OptionValue>, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searched(option);
  return words.every((word) => text.includes(word));
}

/** Whether the option's label is the text, ignoring case and accents. The text is of one line. */
export function isLabelled(option: SelectOption<OptionValue>, text: string): boolean {
  return searched(option).startsWith(`${fold(text)}\n`);
}

/** A piece of a text, and whether it matches. */
export type Piece = { readonly text: string; readonly found: boolean };

/** The text split at the ends of matches. Joined, the pieces are the text. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0 || text === '') return [{ text, found: false }];
  const letters = Array.from(text, (letter) => ({ letter, compared: fold(letter) }));
  const compared = letters.map((letter) => letter.compared).join('');
  const found = new Uint8Array(compared.length);
  for (const word of words) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + 1)) {
      found.fill(1, at, at + word.length);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  let at = 0;
  for (const { letter, compared: part } of letters) {
    const last = pieces.at(-1);
    // A combining accent belongs to the letter before it.
    const isFound = part === '' ? last?.found === true : found.subarray(at, at + part.length).includes(1);
    at += part.length;
    if (last?.found === isFound) last.text += letter;
    else pieces.push({ text: letter, found: isFound });
  }
  return pieces;
}
