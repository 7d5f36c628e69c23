import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBlank,
  MOST_LETTERS,
  type NamedItem,
  namedSo,
  newItemId,
  tidyName,
  withItem,
  withoutItem,
} from './namedItems.ts';

const saved = (id: string, name = id): NamedItem => ({ id, name });

describe('the name of an item', () => {
  it('is on one line, trimmed', () => {
    expect(tidyName('  Por \n\t monto\u00A0')).toBe('Por monto');
    expect(tidyName('x'.repeat(MOST_LETTERS))).toHaveLength(60);
  });

  it.each(['', '  ', '\u200B', '\u2060\uFEFF \u00AD'])('is invalid when nothing of it is visible: %j', (name) => {
    expect(isBlank(name)).toBe(true);
  });

  it.each(['a', '0', '👩🏽‍💼', 'テ', '—'])('is valid when something is visible: %s', (name) => {
    expect(isBlank(name)).toBe(false);
  });

  it.each([
    ['Lo esencial', 'lo  ESENCÍAL '],
    ['Ñandú', 'n\u0303andu'],
    ['Mayo', 'Ma\u200Byo'],
  ])('is taken regardless of case, accents and invisible characters: %s, %s', (name, typed) => {
    expect(namedSo([saved('a', 'Otra'), saved('b', name)], typed)?.id).toBe('b');
  });

  it('is free otherwise', () => {
    expect(namedSo([saved('a', 'Mayo')], 'Mayo 2026')).toBeUndefined();
    expect(namedSo([], 'Mayo')).toBeUndefined();
  });
});

describe('the items after a change', () => {
  const three = [saved('a'), saved('b'), saved('c')];

  it('have a new one at the end, or at its former index', () => {
    expect(withItem(three, saved('d')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(withItem(three, saved('d'), 1).map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
    expect(withItem([], saved('d'), 7).map(({ id }) => id)).toEqual(['d']);
  });

  it('have a changed one at its index', () => {
    expect(withItem(three, saved('b', 'new'))).toEqual([saved('a'), saved('b', 'new'), saved('c')]);
    expect(withItem(three, saved('b', 'new'), 0)).toEqual([saved('a'), saved('b', 'new'), saved('c')]);
  });

  it('are restored when a deleted one is added again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, number) => {
        const items = ids.map((id) => saved(id));
        const at = number % ids.length;
        const removed = items[at] ?? saved('');
        expect(withItem(withoutItem(items, removed.id), removed, at)).toEqual(items);
      }),
    );
  });
});

describe('the id of a new item', () => {
  it('is unique, and safe in a URL', () => {
    const ids = Array.from({ length: 200 }, newItemId);
    expect(new Set(ids).size).toBe(200);
    expect(ids.join('')).toMatch(/^[\da-f]+$/);
    expect(ids[0]).toHaveLength(24);
  });
});
