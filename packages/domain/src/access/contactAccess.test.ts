import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
import { canLookUpContacts, canSeeContact, canSeeProspectContact } from './contactAccess.ts';
import { NO_VIEWER } from './rule.ts';

const prospect = { createdBy: 8, employeeId: 108 };

describe('who sees the contact data of a prospect', () => {
  it.each([
    ['the person who registered it', { id: 8, roleId: 8, employeeId: 999 }, true],
    ['the person who registered it, without being an employee', { id: 8, roleId: 11, employeeId: null }, true],
    ['the adviser whose it is', { id: 9, roleId: 9, employeeId: 108 }, true],
    ['role 1', { id: 1, roleId: 1, employeeId: null }, true],
    ['another adviser', { id: 9, roleId: 9, employeeId: 109 }, false],
    ['a manager', { id: 6, roleId: 6, employeeId: 106 }, false],
    ['role 2', { id: 2, roleId: 2, employeeId: 102 }, false],
    ['somebody with the number of the employee for an account', { id: 108, roleId: 8, employeeId: 8 }, false],
  ])('ACL-18 CDR-08 %s', (_title, viewer, sees) => expect(canSeeProspectContact(prospect, viewer)).toBe(sees));

  it('ACL-18 only role 1 sees it when owner and creator are unknown', () => {
    const unknown = { createdBy: null, employeeId: null };
    const roles = [1, 2, 4, 8, 11].filter((roleId) =>
      canSeeProspectContact(unknown, { id: 8, roleId, employeeId: null }),
    );
    expect(roles).toEqual([1]);
  });
});

describe('who sees the contact data of an activity', () => {
  it('ACL-18 role 1 sees all, others what they created', () => {
    const seen = [1, 2, 8, 13].map((roleId) =>
      [7, 8, null].map((createdBy) => canSeeContact({ createdBy }, { id: 7, roleId })),
    );
    expect(seen).toEqual([
      [true, true, true],
      [true, false, false],
      [true, false, false],
      [true, false, false],
    ]);
  });
});

it('MNU-20 roles that have prospects ask who has a phone: neither 11 nor 15', () => {
  const roles = Array.from({ length: 16 }, (_, roleId) => roleId);
  const asking = roles.filter((roleId) =>
    canLookUpContacts({ ...NO_VIEWER, roleId, companyId: 2 }, DEFAULT_ACCESS_CONFIG),
  );
  expect(asking).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]);
});
