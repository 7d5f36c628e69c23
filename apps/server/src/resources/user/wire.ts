import type { components } from '@sereno/api/types';
import type { Place } from '../../session/queries.ts';
import type { Person } from './queries.ts';

type User = components['schemas']['User'];

const flag = (value: boolean) => (value ? 1 : 0);
const named = (name: string | null) => (name === null ? null : { Name: name });

function employeeOf(person: Person): User['Employee'] {
  if (person.first_name === null) return null;
  const superior = [person.superior_first_name, person.superior_last_name].filter((name) => name !== null);
  return {
    FirstName: person.first_name,
    LastName: person.last_name,
    SlpCode: person.slp_code,
    Seller: named(person.seller_name),
    Email: person.email,
    Mobile: person.mobile,
    EmployeeId: person.employee_id,
    ExtEmpNo: person.ext_emp_no,
    JobTitle: person.job_title,
    BusinessLine: named(person.business_line),
    manager: superior.length === 0 ? null : superior.join(' '),
  };
}

/** A person as the session user is spelled on the wire (ENT-01, ENT-02). */
export function userOf(person: Person): User {
  return {
    Id: person.id,
    RoleId: person.role_id,
    CompanyId: person.company_id,
    EmployeeId: person.employee_id,
    Name: person.full_name,
    fullname: person.full_name,
    UserName: person.username,
    CarouselOn: flag(person.carousel_on),
    TeamCarousel: flag(person.team_carousel),
    Company: { Name: person.company_name },
    Role: { Name: person.role_name },
    Employee: employeeOf(person),
  };
}

/** The coordinates of a request; null where they were left out (GEO-05). */
export function placeOf(body: { Latitude?: number | null; Longitude?: number | null }): Place {
  return { latitude: body.Latitude ?? null, longitude: body.Longitude ?? null };
}
