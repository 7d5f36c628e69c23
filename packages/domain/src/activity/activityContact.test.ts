import { describe, expect, it } from 'vitest';
import { contactIssue, visibleContact } from './activityContact.ts';

const every = { hasEmail: true, hasPhone: true, hasAddress: true };
const none = { hasEmail: false, hasPhone: false, hasAddress: false };

describe('contact data', () => {
  it.each([
    ['CDR-02', 1, 'withoutAddress', { hasAddress: true }],
    ['CDR-03', 2, 'withoutPhone', { hasPhone: true }],
    ['CDR-04', 3, 'withoutEmail', { hasEmail: true }],
    ['CDR-05', 4, 'withoutWhatsapp', { hasPhone: true }],
    ['CDR-06', 5, 'withoutSmsNumber', { hasPhone: true }],
  ] as const)('%s type %d is refused with %s, and needs only that', (_id, type, issue, needed) => {
    expect(contactIssue({ activityTypeId: type }, none)).toBe(issue);
    expect(contactIssue({ activityTypeId: type }, { ...none, ...needed })).toBeNull();
    const others = { ...every, ...Object.fromEntries(Object.keys(needed).map((key) => [key, false])) };
    expect(contactIssue({ activityTypeId: type }, others)).toBe(issue);
  });

  it.each([null, 0, 6, -1, 99, 1.5])('CDR-07 type %s cannot be used', (type) => {
    expect(contactIssue({ activityTypeId: type }, every)).toBe('unknownType');
  });

  it.each([
    ['map', 'withoutAddress'],
    ['phone', 'withoutPhone'],
    ['email', 'withoutEmail'],
    ['whatsapp', 'withoutWhatsapp'],
    ['sms', 'withoutSmsNumber'],
  ] as const)('a type of the company that names the channel %s asks for the same as ours', (channel, issue) => {
    expect(contactIssue({ activityTypeId: 1001, channel }, none)).toBe(issue);
    expect(contactIssue({ activityTypeId: 1001, channel }, every)).toBeNull();
  });

  const contact = { ...every, email: 'rosa@correo.example', phone: '5510003001', address: 'Juárez 12' };

  it('ACL-18 CDR-08 blanks hidden values but keeps that they exist', () => {
    const activity = { createdBy: 9, contact };
    expect(visibleContact(activity, { id: 9, roleId: 8 })).toEqual(contact);
    expect(visibleContact(activity, { id: 7, roleId: 8 })).toEqual({
      ...every,
      email: null,
      phone: null,
      address: null,
    });
  });
});
