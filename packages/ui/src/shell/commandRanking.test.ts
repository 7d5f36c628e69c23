import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@sereno/domain/search';
import { searchWords } from '../foundation/select/optionSearch.ts';
import { commandFit, searchCommands, type SearchedCommand } from './commandRanking.ts';

const letters = fc.constantFrom(...Array.from('aábcdñN -'));
const text = fc.string({ unit: letters, maxLength: 12 });
const command: fc.Arbitrary<SearchedCommand> = fc.record(
  { label: text, group: text, keywords: fc.array(text, { maxLength: 3 }) },
  { requiredKeys: ['label'] },
);
const commands = fc.array(command, { maxLength: 20 });

const found = (labels: readonly string[], typed: string): string[] =>
  searchCommands(
    labels.map((label) => ({ label })),
    typed,
  ).map(({ label }) => label);

describe('a search for commands', () => {
  it.each([
    ['is blind to accents', ['Información'], 'informacion', ['Información']],
    ['is blind to case', ['Ventas'], 'VENTAS', ['Ventas']],
    ['takes words in any order', ['Tablero de ventas'], 'ven tab', ['Tablero de ventas']],
    ['wants every word', ['Tablero de ventas'], 'tablero metas', []],
    ['puts the beginning of the label first', ['Ver ventas', 'Ventas'], 'ven', ['Ventas', 'Ver ventas']],
    ['puts the beginning of a word before the inside', ['Preventa', 'Mis ventas'], 'venta', ['Mis ventas', 'Preventa']],
    ['finds inside words too', ['Preventa'], 'venta', ['Preventa']],
    ['finds Japanese, which has no spaces', ['今日の予定'], '予定', ['今日の予定']],
  ])('%s', (_what, labels, typed, expected) => {
    expect(found(labels, typed)).toEqual(expected);
  });

  it('searches group and keywords, after the label', () => {
    const byGroup = { label: 'Buscar', group: 'Prospectos' };
    const byKeyword = { label: 'Alta', keywords: ['nuevo prospecto'] };
    const byLabel = { label: 'Mis prospectos' };
    expect(searchCommands([byGroup, byKeyword, byLabel], 'prosp')).toEqual([byLabel, byGroup, byKeyword]);
  });

  it('finds nothing across two texts', () => {
    expect(searchCommands([{ label: 'a', group: 'b', keywords: ['c', 'd'] }], 'cd')).toEqual([]);
  });

  it('returns the commands unchanged when nothing is typed', () => {
    fc.assert(
      fc.property(commands, fc.constantFrom('', ' ', '\t '), (all, typed) => {
        expect(searchCommands(all, typed)).toEqual(all);
      }),
    );
  });

  it('finds exactly the commands that contain every word', () => {
    fc.assert(
      fc.property(commands, text, (all, typed) => {
        const holds = ({ label, group = '', keywords = [] }: SearchedCommand): boolean =>
          searchWords(typed).every((word) => [label, group, ...keywords].some((part) => fold(part).includes(word)));
        expect(new Set(searchCommands(all, typed))).toEqual(new Set(all.filter(holds)));
      }),
    );
  });

  it('sorts by fit, and keeps the order of equal ones', () => {
    fc.assert(
      fc.property(commands, text, (all, typed) => {
        fc.pre(searchWords(typed).length > 0);
        const ranks = searchCommands(all, typed).map((one) => ({
          fit: commandFit(one, searchWords(typed)),
          place: all.indexOf(one),
        }));
        const sorted = ranks.toSorted((one, other) => other.fit - one.fit || one.place - other.place);
        expect(ranks).toEqual(sorted);
      }),
    );
  });

  it('finds no more with another word, and the same in capitals', () => {
    fc.assert(
      fc.property(commands, text, text, (all, one, other) => {
        const withOne = searchCommands(all, one);
        expect(withOne).toEqual(expect.arrayContaining([...searchCommands(all, `${one} ${other}`)]));
        expect(searchCommands(all, one.toUpperCase())).toEqual(withOne);
      }),
    );
  });
});
