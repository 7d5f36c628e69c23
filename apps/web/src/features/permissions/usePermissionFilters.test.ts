import { defaultPermissionFilters, permissionCompanies, permissionRoles } from '@sereno/ui/access';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersIn, searchWith } from './usePermissionFilters.ts';

const read = (search: string) => filtersIn(new URLSearchParams(search));

describe('the filters in the address', () => {
  it.each([
    '',
    'company=4&role=16&carousel=yes&listed=true&differ=',
    'company=1e0&role=01',
    'company=NaN&role=-7',
    'company=__proto__&role=%00',
    'unknown=1',
  ])('%j is read as none', (search) => {
    expect(read(search)).toEqual(defaultPermissionFilters);
  });

  it('hold company, role, team, lists, difference and search', () => {
    expect(read('company=2&role=7&carousel=1&listed=1&differ=1&q=carrusel')).toEqual({
      company: 2,
      role: 7,
      withTeam: true,
      onLists: true,
      differing: true,
      query: 'carrusel',
    });
    expect(read(`q=${'a'.repeat(5000)}`).query).toHaveLength(100);
  });

  it('are read as they were written, and leave other parameters alone', () => {
    const filters = fc.record({
      company: fc.constantFrom(...permissionCompanies),
      role: fc.constantFrom(...permissionRoles),
      withTeam: fc.boolean(),
      onLists: fc.boolean(),
      differing: fc.boolean(),
      query: fc.string({ maxLength: 40, unit: 'grapheme' }).filter((text) => text.length <= 100 && text.isWellFormed()),
    });
    fc.assert(
      fc.property(filters, (written) => {
        const search = searchWith(new URLSearchParams('utm=x'), written);
        expect(filtersIn(new URLSearchParams(search.toString()))).toEqual(written);
        expect(search.get('utm')).toBe('x');
      }),
    );
    expect(searchWith(new URLSearchParams('company=2&q=x'), defaultPermissionFilters).toString()).toBe('');
  });
});
