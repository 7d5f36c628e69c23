import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCommands } from './commandRanking.ts';
import { commandSections } from './commandSections.ts';

const commands = [
  { id: 'home', label: 'Inicio' },
  { id: 'sales', label: 'Ventas', group: 'Tableros' },
  { id: 'add', label: 'Agregar', group: 'Prospectos' },
  { id: 'goals', label: 'Metas', group: 'Tableros' },
];
const shown = (typed: string, recent: readonly string[] = []) =>
  commandSections(commands, { typed, recent, recentHeading: 'Recientes' }).map(({ heading, items }) => [
    heading,
    items.map(({ id }) => id),
  ]);

describe('the sections of a palette', () => {
  it('are the groups in their order', () => {
    expect(shown('')).toEqual([
      [undefined, ['home']],
      ['Tableros', ['sales', 'goals']],
      ['Prospectos', ['add']],
    ]);
  });

  it('begin with the recent commands that still exist, without duplicates', () => {
    expect(shown('', ['goals', 'gone', 'home', 'goals'])).toEqual([
      ['Recientes', ['goals', 'home']],
      ['Tableros', ['sales']],
      ['Prospectos', ['add']],
    ]);
  });

  it('begin with the best command in a search, whatever was recent', () => {
    expect(shown('a', ['sales'])).toEqual([
      ['Prospectos', ['add']],
      ['Tableros', ['sales', 'goals']],
    ]);
  });

  it('contain each match once, and the best first', () => {
    const any = fc.array(
      fc.record({ label: fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), group: fc.constantFrom('', 'X', 'Y') }),
    );
    fc.assert(
      fc.property(
        any,
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        fc.array(fc.nat(9).map(String)),
        (some, typed, recent) => {
          const all = some.map((one, place) => ({ ...one, id: `${place}` }));
          const found = searchCommands(all, typed);
          const sections = commandSections(all, { typed, recent, recentHeading: 'R' });
          const members = sections.flatMap((section) => section.items);
          expect(members).toHaveLength(found.length);
          expect(new Set(members)).toEqual(new Set(found));
          expect(typed === '' || members[0] === found[0]).toBe(true);
        },
      ),
    );
  });
});
