import { isVisibleText } from '../contact/index.ts';
import { fold } from '../search/index.ts';

/** Short names of states, by the name that postal services return. */
export type StateAliases = Readonly<Record<string, string>>;

/** States whose full name is not used in speech (POS-04). */
export const STATE_ALIASES: StateAliases = {
  'Coahuila de Zaragoza': 'Coahuila',
  'Michoacán de Ocampo': 'Michoacán',
  'Veracruz de Ignacio de la Llave': 'Veracruz',
};

const spaced = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();
/** Services spell the names differently. */
const key = (name: string): string => fold(spaced(name));

/** The short name of a state (POS-03): its alias, in any spelling, else the name itself with spaces normalised. */
export function shortStateName(name: string, aliases: StateAliases = STATE_ALIASES): string {
  const wanted = key(name);
  const alias = Object.entries(aliases).find(([long]) => key(long) === wanted);
  return alias?.[1] ?? spaced(name);
}

/** Longest accepted state name, in characters. */
const MOST_LETTERS = 60;

/** Whether a text can be a state name: services also return numbers, HTML pages and worse. */
export function isStateName(text: string): boolean {
  return text.length <= MOST_LETTERS && /\p{L}/u.test(text) && isVisibleText(text) && !/[<>{}]/.test(text);
}
