import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { parseStoredSession } from './storedSession.ts';

const session: Session = {
  token: 'token',
  user: {
    id: 8,
    roleId: 8,
    companyId: 1,
    employeeId: null,
    name: 'Mariana',
    fullName: 'Mariana Ruiz',
    userName: 'rol8',
    carouselOn: false,
    teamCarousel: false,
    companyName: 'Previsión del Valle',
    roleName: 'Asesor',
    employee: {
      firstName: 'Mariana',
      lastName: null,
      slpCode: null,
      sellerName: null,
      email: null,
      mobile: null,
      employeeId: null,
      extEmpNo: null,
      jobTitle: null,
      businessLineName: null,
      manager: null,
    },
  },
};

describe('a stored session', () => {
  it('SES-04 is read as it was written', () => {
    expect(parseStoredSession(JSON.stringify(session))).toEqual(session);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '{"token":"t"}',
    JSON.stringify({ ...session, token: '' }),
    JSON.stringify({ ...session, token: 'line\nbreak' }),
    JSON.stringify({ ...session, token: 'ñandú' }),
    JSON.stringify({ ...session, user: { ...session.user, roleId: '1' } }),
    JSON.stringify({ ...session, user: { ...session.user, employee: null } }),
  ])('AUTH-08 means signed out when it is %j', (stored) => {
    expect(parseStoredSession(stored)).toBeNull();
  });

  it('never throws for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseStoredSession(stored)).toBeNull();
      }),
    );
  });
});
