import type { SessionUser } from '@sereno/domain/session';
import { fieldsOf, flagOf, integerOf, nameIn, textOf } from './readers.ts';

/**
 * Reads the session's user (ENT-01, ENT-02). Null without an id, a role and a company, since no right could be decided
 * then; every other field may be missing.
 */
export function readSessionUser(body: unknown): SessionUser | null {
  const user = fieldsOf(body);
  const id = integerOf(user['Id']);
  const roleId = integerOf(user['RoleId']);
  const companyId = integerOf(user['CompanyId']);
  if (id === null || roleId === null || companyId === null) return null;
  const employee = fieldsOf(user['Employee']);
  return {
    id,
    roleId,
    companyId,
    employeeId: integerOf(user['EmployeeId']) ?? integerOf(employee['EmployeeId']),
    name: textOf(user['Name']) ?? '',
    fullName: textOf(user['fullname']) ?? '',
    userName: textOf(user['UserName']) ?? '',
    carouselOn: flagOf(user['CarouselOn']),
    teamCarousel: flagOf(user['TeamCarousel']),
    companyName: nameIn(user['Company']) ?? '',
    roleName: nameIn(user['Role']) ?? '',
    employee: {
      firstName: textOf(employee['FirstName']) ?? '',
      lastName: textOf(employee['LastName']),
      slpCode: integerOf(employee['SlpCode']),
      sellerName: nameIn(employee['Seller']),
      email: textOf(employee['Email']),
      mobile: textOf(employee['Mobile']),
      employeeId: integerOf(employee['EmployeeId']),
      extEmpNo: textOf(employee['ExtEmpNo']),
      jobTitle: textOf(employee['JobTitle']),
      businessLineName: nameIn(employee['BusinessLine']),
      manager: textOf(employee['manager']) ?? nameIn(employee['manager']),
    },
  };
}
