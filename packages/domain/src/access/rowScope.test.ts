import { describe, expect, it } from 'vitest';
import { ROLES } from './role.ts';
import { payScopeOf, scopeOf } from './rowScope.ts';

const NUMBERS = [...ROLES, 0, 16, -1, 2.5, Number.NaN];
const kinds = (of: typeof scopeOf, employeeId: number | null) =>
  Object.groupBy(NUMBERS, (roleId) => of({ roleId, companyId: 2, employeeId }).kind);

describe('row scope', () => {
  it('MNU-01 is the company, the branch below, or its own', () => {
    expect(kinds(scopeOf, 12)).toEqual({
      company: [1, 2, 3, 12, 13, 14],
      branch: [4, 5, 6, 7],
      own: [8, 9, 10, 11, 15, 0, 16, -1, 2.5, Number.NaN],
    });
  });

  it('MNU-01 is empty for an account without an employee, unless it sees the company', () => {
    expect(kinds(scopeOf, null)).toEqual({
      company: [1, 2, 3, 12, 13, 14],
      none: [4, 5, 6, 7, 8, 9, 10, 11, 15, 0, 16, -1, 2.5, Number.NaN],
    });
  });

  it('MNU-01 names the company and the employee', () => {
    expect(scopeOf({ roleId: 1, companyId: 2, employeeId: 12 })).toEqual({ kind: 'company', companyId: 2 });
    expect(scopeOf({ roleId: 4, companyId: 2, employeeId: 12 })).toEqual({
      kind: 'branch',
      companyId: 2,
      employeeId: 12,
    });
    expect(scopeOf({ roleId: 8, companyId: 2, employeeId: 12 })).toEqual({ kind: 'own', companyId: 2, employeeId: 12 });
  });

  it('CMA-02 CMA-03 is their own weekly commissions from role 8 on', () => {
    expect(kinds(payScopeOf, 12)).toEqual({
      company: [1, 2, 3],
      branch: [4, 5, 6, 7],
      own: [8, 9, 10, 11, 12, 13, 14, 15, 0, 16, -1, 2.5, Number.NaN],
    });
    expect(payScopeOf({ roleId: 12, companyId: 2, employeeId: null })).toEqual({ kind: 'none' });
    expect(payScopeOf({ roleId: 12, companyId: 2, employeeId: 12 })).toEqual({
      kind: 'own',
      companyId: 2,
      employeeId: 12,
    });
  });
});
