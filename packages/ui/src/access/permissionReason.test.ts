import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { describe, expect, it } from 'vitest';
import { createTranslate, formatTag, loadTexts, type Locale, locales } from '../locale/index.ts';
import { permissionReason } from './permissionReason.ts';
import { permissionRoles, permissionRows, permissionsOf } from './permissionRows.ts';

const withTeam = { company: 1, withTeam: true, onLists: false } as const;
const rows = permissionRows(withTeam, DEFAULT_ACCESS_CONFIG, ({ id }) => id);

async function reasons(locale: Locale, id: string, role: number, config = DEFAULT_ACCESS_CONFIG) {
  const subject = rows.find((row) => row.subject.id === id)?.subject;
  if (subject === undefined) throw new Error(`No row of ${id}`);
  const t = createTranslate(await loadTexts(locale), locale);
  const list = new Intl.ListFormat(formatTag(locale));
  return permissionReason(subject, role, permissionsOf(withTeam, config), { t, list, entryLabel: String, config });
}

describe('the reason of a cell', () => {
  it('MNU-18 MNU-19 RTE-05 has menu and guard, each by its own rule', async () => {
    expect(await reasons('es', 'carousel', 7)).toEqual([
      'El menú admite los roles 1 a 3 y 12 a 14, y los roles 4, 5 y 7 con equipo en el carrusel.',
      'La guarda admite los roles 1 a 3 y 12 a 14, y los roles 4 y 5 con equipo en el carrusel.',
    ]);
    expect(await reasons('en', 'carousel', 7)).toEqual([
      'The menu admits roles 1 to 3 and 12 to 14, and roles 4, 5, and 7 with a team in the carousel.',
      'The guard admits roles 1 to 3 and 12 to 14, and roles 4 and 5 with a team in the carousel.',
    ]);
    expect(await reasons('ja', 'carousel', 7)).toEqual([
      'メニューに表示されるのはロール 1〜3、12〜14、およびカルーセルにチームがあるロール 4、5、7です。',
      'アクセスできるのはロール 1〜3、12〜14、およびカルーセルにチームがあるロール 4、5です。',
    ]);
  });

  it('MNU-19 follows the configuration', async () => {
    const open = { ...DEFAULT_ACCESS_CONFIG, carousel: { guardAllowsRole7: true } };
    expect((await reasons('es', 'carousel', 7, open))[1]).toContain('4, 5 y 7 con equipo');
    const hiding = { ...DEFAULT_ACCESS_CONFIG, menu: { hideGuarded: true } };
    expect((await reasons('es', 'carousel', 7, hiding))[0]).toContain('menu.hideGuarded');
    const nobody = { ...DEFAULT_ACCESS_CONFIG, roles: { discountReports: [] } };
    expect((await reasons('es', 'reportDiscounts', 1, nobody))[0]).toBe('El menú no la muestra a nadie.');
  });

  it('MNU-03 MNU-23 MNU-34 PDF-04 names a restriction, a list, a hidden group, and the roles of a right', async () => {
    expect((await reasons('es', 'report', 15))[0]).toBe('Para el rol 15, el menú se limita a «user».');
    expect((await reasons('es', 'report', 8))[0]).toBe(
      'El menú admite cualquier rol salvo 8 a 11, y cualquier rol en la lista employees.reports.',
    );
    expect(await reasons('es', 'guardAdd', 8)).toEqual([
      'Su grupo, «guard», no se ve en el menú.',
      'El menú admite los roles 1 y 13.',
      'La guarda admite los roles 1 a 7 y 13.',
    ]);
    expect((await reasons('es', 'accountPassword', 1))[0]).toBe('El menú no la muestra a nadie.');
    expect(await reasons('es', 'managerPdf', 6)).toEqual(['El permiso incluye los roles 1, 6 y 7.']);
  });

  it('RTE-02 says when there is no guard, and PDF-02 when everyone has the right', async () => {
    expect((await reasons('es', 'dashboard', 11))[1]).toBe('La dirección no tiene guarda: abre a cualquier rol.');
    expect(await reasons('es', 'plainPdf', 11)).toEqual(['El permiso incluye cualquier rol.']);
  });

  it.each(locales)('LNG-05 leaves no placeholder unfilled, for any cell: %s', async (locale) => {
    for (const row of rows) {
      for (const role of permissionRoles) {
        const said = (await reasons(locale, row.subject.id, role)).join(' ');
        expect(said).not.toMatch(/[{}]|undefined|permissionLens|\s{2}|Infinity/);
      }
    }
  });
});
