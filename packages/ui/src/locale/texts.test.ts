import { describe, expect, it } from 'vitest';
import { fill, textFormats, type Text } from './catalogue.ts';
import { loadTexts } from './loadTexts.ts';
import { locales } from './locales.ts';
import { loadShelfTexts } from './loadShelfTexts.ts';
import { es, shelves } from './texts/es.ts';

const formsOf = (text: Text | undefined): string[] => (typeof text === 'string' ? [text] : Object.values(text ?? {}));
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const inOrder = Object.keys(es).toSorted();

describe('the texts of the components', () => {
  it.each(locales)('LNG-05 are complete, with the same parameters in every form: %s', async (locale) => {
    const texts: Readonly<Record<string, Text>> = await loadTexts(locale);
    expect(Object.keys(texts).toSorted()).toEqual(inOrder);
    for (const [key, text] of Object.entries<Text>(es)) {
      const placeholders = formsOf(text).map(placeholdersOf)[0];
      expect([key, typeof texts[key]]).toEqual([key, typeof text]);
      for (const form of formsOf(texts[key])) {
        expect([key, placeholdersOf(form)]).toEqual([key, placeholders]);
        expect([key, form]).toEqual([key, form.trim()]);
        expect(form).not.toBe('');
      }
    }
  });

  it('LNG-05 are all in the Spanish catalogue, without duplicates', () => {
    const families = import.meta.glob<Readonly<Record<string, object>>>('./texts/es/*.ts', { eager: true });
    const keys = Object.values(families).flatMap((family) =>
      Object.values(family).flatMap((texts) => Object.keys(texts)),
    );
    expect(keys.toSorted()).toEqual(inOrder);
  });

  it('LNG-05 come by folder: what its components say, and no more', async () => {
    const german = await loadTexts('de');
    expect(await loadShelfTexts('de', ['foundation'])).toEqual(
      Object.fromEntries(Object.keys(shelves.foundation).map((key) => [key, Reflect.get(german, key)])),
    );
    const table = await loadShelfTexts('de', ['data-table', 'foundation']);
    expect(Object.keys(table).toSorted()).toEqual(
      [...Object.keys(shelves.foundation), ...Object.keys(shelves.pickers), ...Object.keys(shelves.table)].toSorted(),
    );
    expect(await loadShelfTexts('es', ['shell'])).toEqual({});
  });

  it.each(locales)('LNG-05 have singular, zero and plural of what is counted: %s', async (locale) => {
    const texts = await loadTexts(locale);
    const options = (count: number) => fill(texts['combobox.count'], textFormats(locale), { count });
    for (const count of [0, 1, 2, 21]) expect(options(count)).toContain(String(count));
    expect(options(1) === options(2).replace('2', '1')).toBe(['ja', 'zh'].includes(locale));
  });
});
