import { describe, expect, it } from 'vitest';
import { homePath } from './homePath.ts';

const homeOf = (
  roleId: number,
  home: { byRole?: Record<string, string>; byCompany?: Record<string, string> },
  companyId = 1,
) => homePath({ roleId, companyId }, { home: { byRole: {}, byCompany: {}, ...home } });

describe('homePath', () => {
  it('AUTH-07 AUTH-25 is the activities dashboard for every role, role 15 included', () => {
    for (const roleId of [1, 8, 11, 15, 0, Number.NaN]) expect(homeOf(roleId, {})).toBe('/activities-dashboard');
  });

  it('AUTH-25 can be configured by role, and by company for the other roles', () => {
    const home = { byRole: { '15': '/user/browse' }, byCompany: { '3': '/funeralnet/tabulator5-25' } };
    expect(homeOf(15, home)).toBe('/user/browse');
    expect(homeOf(15, home, 3)).toBe('/user/browse');
    expect(homeOf(8, home, 3)).toBe('/funeralnet/tabulator5-25');
    expect(homeOf(8, home)).toBe('/activities-dashboard');
  });

  it.each(['/', 'https://evil.example'])('AUTH-25 ignores %s, which leads back here or to another site', (path) => {
    expect(homeOf(15, { byRole: { '15': path } })).toBe('/activities-dashboard');
    expect(homeOf(8, { byCompany: { '1': path } })).toBe('/activities-dashboard');
  });
});
