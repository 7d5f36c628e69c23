import { fold } from '@sereno/domain/search';

/** What a person keeps under a name: a view of a table, the filters of a dashboard. */
export type NamedItem = { readonly id: string; readonly name: string };

/** Most characters of a name. */
export const MOST_LETTERS = 60;

/** The name as it is kept: without what surrounds it, and on one line. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** What two names have in common that a reader would take for one: case, accents and characters that are not seen. */
const nameKey = (name: string): string => fold(tidyName(name.replaceAll(/\p{Cf}/gu, '')));

/** Whether nothing of the name can be seen. */
export const isBlank = (name: string): boolean => nameKey(name) === '';

/** The one that already goes by that name, whatever its case and accents. */
export const namedSo = <Item extends NamedItem>(items: readonly Item[], name: string): Item | undefined =>
  items.find((item) => nameKey(item.name) === nameKey(name));

/** The items with that one: in the place of the one that has its id, else at place `at`, at the end without one. */
export function withItem<Item extends NamedItem>(
  items: readonly Item[],
  item: Item,
  at: number = items.length,
): readonly Item[] {
  const isThere = items.some(({ id }) => id === item.id);
  return isThere ? items.map((one) => (one.id === item.id ? item : one)) : items.toSpliced(at, 0, item);
}

/** The items without that one. */
export const withoutItem = <Item extends NamedItem>(items: readonly Item[], id: string): readonly Item[] =>
  items.filter((item) => item.id !== id);

/** An id that no other item has. Unlike `crypto.randomUUID` it can be made on a page without TLS too. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
