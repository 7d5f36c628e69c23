import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSessionUser } from './sessionUser.ts';

const wire = {
  Id: 8,
  RoleId: 8,
  CompanyId: 1,
  EmployeeId: 108,
  Name: 'Mariana',
  fullname: 'Mariana Ruiz',
  UserName: 'rol8',
  CarouselOn: 1,
  TeamCarousel: 0,
  Company: { Name: 'Previsión del Valle' },
  Role: { Name: 'Asesor' },
  Employee: {
    FirstName: 'Mariana',
    SlpCode: 12,
    Seller: { Name: 'M. Ruiz' },
    BusinessLine: { Name: 'PF' },
    manager: 'Ana',
  },
};

describe('the session user', () => {
  it('ENT-01 ENT-02 is read in our own names', () => {
    expect(readSessionUser(wire)).toMatchObject({
      id: 8,
      roleId: 8,
      companyId: 1,
      fullName: 'Mariana Ruiz',
      carouselOn: true,
      teamCarousel: false,
      companyName: 'Previsión del Valle',
      roleName: 'Asesor',
      employee: {
        firstName: 'Mariana',
        slpCode: 12,
        sellerName: 'M. Ruiz',
        businessLineName: 'PF',
        manager: 'Ana',
        email: null,
      },
    });
  });

  it('ENT-02 may have no employee at all', () => {
    const { Employee: _, EmployeeId: __, ...registered } = wire;
    expect(readSessionUser(registered)).toMatchObject({ employeeId: null, employee: { firstName: '', slpCode: null } });
  });

  it.each(['Id', 'RoleId', 'CompanyId'])('is null without %s, since no right could be decided', (field) => {
    expect(readSessionUser({ ...wire, [field]: undefined })).toBeNull();
  });

  it('is never a surprise, whatever the answer', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const user = readSessionUser(body);
        expect(user === null || Number.isSafeInteger(user.id)).toBe(true);
      }),
    );
  });
});
