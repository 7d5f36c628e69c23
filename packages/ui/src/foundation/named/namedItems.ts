import { fold } from '@sereno/domain/search';

/** An item saved under a name: a table view, the filters of a dashboard. */
export type NamedItem = { readonly id: string; readonly name: string };

/** Longest name, in characters. */
export const MOST_LETTERS = 60;

/** The saved form of a name: trimmed, and on one line. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** Key shared by names that look the same: without case, accents and invisible characters. */
const nameKey = (name: string): string => fold(tidyName(name.replaceAll(/\p{Cf}/gu, '')));

/** Whether nothing of the name is visible. */
export const isBlank = (name: string): boolean => nameKey(name) === '';

/** The item that already has that name, ignoring case and accents. */
export const namedSo = <Item extends NamedItem>(items: readonly Item[], name: string): Item | undefined =>
  items.find((item) => nameKey(item.name) === nameKey(name));

/** The items with this one: at the index of the item with its id, else at index `at`, else at the end. */
export function withItem<Item extends NamedItem>(
  items: readonly Item[],
  item: Item,
  at: number = items.length,
): readonly Item[] {
  const isThere = items.some(({ id }) => id === item.id);
  return isThere ? items.map((one) => (one.id === item.id ? item : one)) : items.toSpliced(at, 0, item);
}

/** The items without this one. */
export const withoutItem = <Item extends NamedItem>(items: readonly Item[], id: string): readonly Item[] =>
  items.filter((item) => item.id !== id);

/** A unique id. Unlike `crypto.randomUUID` it also works without TLS. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
