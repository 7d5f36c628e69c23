import { DEFAULT_ACCESS_CONFIG, canOpenPath, canSeeMenuEntry } from '@sereno/domain/access';
import { MENU } from '@sereno/domain/navigation';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  differs,
  foundRows,
  permissionCompanies,
  permissionRoles,
  permissionRows,
  verdictAt,
} from './permissionRows.ts';

const person = { company: 1, withTeam: false, onLists: false } as const;
const labelOf = ({ id }: { id: string }) => (id === 'catalog' ? 'Catálogos' : id);
const rows = permissionRows(person, DEFAULT_ACCESS_CONFIG, labelOf);
const ids = (some: typeof rows) => some.map(({ subject }) => subject.id);

describe('rows of the lens', () => {
  it('MNU-01 TBL-13 PDF-02 are every entry of the menu in its order, and every right', () => {
    const entries = MENU.flatMap((entry) => [entry, ...entry.children]);
    expect(ids(rows).slice(0, entries.length)).toEqual(entries.map(({ id }) => id));
    expect(ids(rows).slice(entries.length)).toContain('downloadCsv');
    expect(rows).toHaveLength(entries.length + 8);
  });

  it('MNU-01 RTE-02 match the rules for each role and company, with and without a team', () => {
    const wrong = permissionCompanies.flatMap((company) =>
      [false, true].flatMap((withTeam) =>
        permissionRows({ company, withTeam, onLists: false }, DEFAULT_ACCESS_CONFIG, labelOf).flatMap((row) =>
          permissionRoles.filter((roleId) => {
            if (row.subject.kind === 'right') return false;
            const { id, path } = row.subject;
            const viewer = { roleId, companyId: company, employeeId: null, teamCarousel: withTeam };
            const menu = canSeeMenuEntry(id, viewer, DEFAULT_ACCESS_CONFIG);
            const guard = canOpenPath(path, viewer, DEFAULT_ACCESS_CONFIG);
            const verdict = verdictAt(row, roleId);
            return menu !== ['both', 'menuOnly'].includes(verdict) || guard !== ['both', 'guardOnly'].includes(verdict);
          }),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('MNU-02 treat the person as on every list, empty ones included, or on none', () => {
    const listed = permissionRows({ ...person, onLists: true }, DEFAULT_ACCESS_CONFIG, labelOf);
    const changed = listed.filter((row, index) => {
      const before = rows[index];
      return before !== undefined && permissionRoles.some((id) => verdictAt(row, id) !== verdictAt(before, id));
    });
    const found = ids(changed);
    for (const id of [
      'salesTeamDashboard',
      'monthlyOffer',
      'report',
      'reportInsurance',
      'downloadCsv',
      'chooseManagers',
    ]) {
      expect(found).toContain(id);
    }
    expect(found).not.toContain('print');
  });

  it('MNU-19 count the one cell of the menu whose guard is closed', () => {
    const withTeam = permissionRows({ ...person, withTeam: true }, DEFAULT_ACCESS_CONFIG, labelOf);
    expect(countOf(withTeam, permissionRoles, 'menuOnly')).toBe(1);
    expect(countOf(withTeam, [7], 'menuOnly')).toBe(1);
    expect(countOf(withTeam, [6], 'menuOnly')).toBe(0);
    expect(countOf(rows, permissionRoles, 'menuOnly')).toBe(0);
  });

  it('differ where menu and guard do, and rights never', () => {
    expect((['menuOnly', 'guardOnly'] as const).every(differs)).toBe(true);
    expect((['both', 'neither', 'granted', 'refused'] as const).some(differs)).toBe(false);
  });
});

describe('the search', () => {
  it('ignores accents and word order, and includes paths', () => {
    expect(ids(foundRows(rows, 'CATALOGOS'))).toEqual(['catalog']);
    expect(ids(foundRows(rows, '  /funeralnet '))).toHaveLength(4);
    expect(ids(foundRows(rows, 'browse /user'))).toEqual(['userBrowse']);
  });

  it('finds everything when empty, and nothing without a match', () => {
    expect(foundRows(rows, '   ')).toBe(rows);
    expect(foundRows(rows, '🎉')).toEqual([]);
  });
});
