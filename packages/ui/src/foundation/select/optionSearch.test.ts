import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '@sereno/domain/search';
import { isLabelled, matches, piecesOf, searchWords } from './optionSearch.ts';

const written = fc.string({ unit: fc.constantFrom(...Array.from('aáàÁñÑüßœ Łøσς한がガｶﾞﬁ👩🏽‍💼')) });
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  written,
  fc.string({ unit: fc.constantFrom('a', 'e', 'n', '\u0301', '\u0303', ' ') }),
);
const finds = (label: string, search: string, description?: string): boolean =>
  matches({ value: label, label, ...(description !== undefined && { description }) }, searchWords(search));

describe('a search', () => {
  test.each([
    ['López García, Ana', 'lopez'],
    ['López García, Ana', 'LÓPEZ'],
    ['López García, Ana', 'ana lopez'],
    ['López García, Ana', '  gar  '],
    ['Lo\u0301pez', 'lópez'],
    ['Muñoz', 'munoz'],
    ['Straße', 'strasse'],
    ['Cœur', 'coeur'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['ＡＢＣ株式会社', 'abc'],
    ['ガス', 'ｶﾞｽ'],
    ['تأكيد موعد', 'موعد'],
  ])('finds %s by "%s"', (label, search) => {
    expect(finds(label, search)).toBe(true);
  });

  test.each([
    ['López García, Ana', 'lopes'],
    ['López', 'lopez ana'],
    ['が', 'か'],
  ])('does not find %s by "%s"', (label, search) => {
    expect(finds(label, search)).toBe(false);
  });

  test('searches the description, but not across the end of the label', () => {
    expect(finds('Ana', 'monterrey', 'Oficina Monterrey')).toBe(true);
    expect(finds('Ana', 'anaofi', 'Oficina')).toBe(false);
  });

  test('finds everything without a search text', () => {
    fc.assert(
      fc.property(text, (label) => {
        expect(finds(label, ' \t')).toBe(true);
        expect(finds(label, '')).toBe(true);
      }),
    );
  });

  // Some signs have a capital that is no longer the same text without accents: U+0345 becomes a letter.
  test('finds what is written in capitals, and the other way round', () => {
    fc.assert(
      fc.property(written, (label) => {
        expect(finds(label, label.toUpperCase())).toBe(true);
        expect(finds(label.toUpperCase(), label)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('finds a text by itself and by any of its words', () => {
    fc.assert(
      fc.property(text, (label) => {
        expect(finds(label, label)).toBe(true);
        for (const word of searchWords(label)) expect(finds(label, word)).toBe(true);
      }),
    );
  });

  test('finds no fewer with fewer words', () => {
    fc.assert(
      fc.property(text, text, text, (label, one, two) => {
        expect(finds(label, `${one} ${two}`)).toBe(finds(label, one) && finds(label, two));
      }),
    );
  });
});

describe('the pieces of a text', () => {
  test('join to the text, and alternate', () => {
    fc.assert(
      fc.property(text, text, (label, search) => {
        const pieces = piecesOf(label, searchWords(search));
        expect(pieces.map((piece) => piece.text).join('')).toBe(label);
        expect(pieces.every((piece, index) => piece.found !== pieces[index + 1]?.found)).toBe(true);
      }),
    );
  });

  test('contain each searched letter', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('aábcñ ')), minLength: 1 });
    fc.assert(
      fc.property(letters, letters, (label, search) => {
        const words = searchWords(search);
        const found = piecesOf(label, words)
          .filter((piece) => piece.found)
          .map((piece) => fold(piece.text))
          .join('\n');
        const requested = words.filter((word) => fold(label).includes(word));
        for (const word of requested) expect(found).toContain(word);
        expect(found === '').toBe(requested.length === 0);
      }),
    );
  });

  test.each([
    ['López García', 'lop gar', 'Lóp|ez |Gar|cía'],
    ['Lo\u0301pez', 'lo', 'Lo\u0301|pez'],
    ['Straße', 'ss', 'Stra|ß|e'],
    ['aaa', 'aa', 'aaa'],
    ['Ana', '', 'Ana'],
  ])('split %s at "%s"', (label, search, pieces) => {
    expect(
      piecesOf(label, searchWords(search))
        .map((piece) => piece.text)
        .join('|'),
    ).toBe(pieces);
  });
});

describe('a label', () => {
  test('is the same text without case and accents, and no part of it', () => {
    const option = { value: 'mer', label: 'Mérida', description: 'Yucatán' };
    expect(['Mérida', 'MERIDA', 'merida'].filter((name) => isLabelled(option, name))).toHaveLength(3);
    expect(['mer', 'merida ', 'meridas', 'yucatan', ''].filter((name) => isLabelled(option, name))).toEqual([]);
  });

  test('of one line is found by itself, whatever it is', () => {
    fc.assert(
      fc.property(written, text, (label, other) => {
        const option = { value: 'any', label };
        expect(isLabelled(option, label)).toBe(true);
        expect(isLabelled(option, other.replaceAll('\n', ' '))).toBe(fold(label) === fold(other.replaceAll('\n', ' ')));
      }),
    );
  });
});
