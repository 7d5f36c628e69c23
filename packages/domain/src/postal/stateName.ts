import { isVisibleText } from '../contact/index.ts';
import { fold } from '../search/index.ts';

/** Short names of states, each under the name that postal services give. */
export type StateAliases = Readonly<Record<string, string>>;

/** The states that nobody calls by their whole name (POS-04). */
export const STATE_ALIASES: StateAliases = {
  'Coahuila de Zaragoza': 'Coahuila',
  'Michoacán de Ocampo': 'Michoacán',
  'Veracruz de Ignacio de la Llave': 'Veracruz',
};

const spaced = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();
/** Services spell the names as they please. */
const key = (name: string): string => fold(spaced(name));

/**
 * The name of a state as people say it (POS-03): the alias under it, however it is spelled, and otherwise the name itself without
 * spaces that are too many.
 */
export function shortStateName(name: string, aliases: StateAliases = STATE_ALIASES): string {
  const wanted = key(name);
  const alias = Object.entries(aliases).find(([long]) => key(long) === wanted);
  return alias?.[1] ?? spaced(name);
}

/** The longest name of a state that is believed, in characters. */
const MOST_LETTERS = 60;

/** Whether a text can be the name of a state: services answer numbers, pages and worse. */
export function isStateName(text: string): boolean {
  return text.length <= MOST_LETTERS && /\p{L}/u.test(text) && isVisibleText(text) && !/[<>{}]/.test(text);
}
