import type { Scope } from '@sereno/domain/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition that keeps the rows of a scope, for a table with `company_id` and a column that names the employee, the
 * table of employees itself included. The company is always part of it, so that no fault in the chain of command reaches
 * into another company.
 */
export function withinScope(
  scope: Scope,
  table: string,
  column = table === 'employee' ? 'id' : 'employee_id',
): RawBuilder<SqlBool> {
  const company = sql.ref(`${table}.company_id`);
  const employee = sql.ref(`${table}.${column}`);
  switch (scope.kind) {
    case 'company':
      return sql<SqlBool>`${company} = ${scope.companyId}`;
    case 'own':
      return sql<SqlBool>`${company} = ${scope.companyId} and ${employee} = ${scope.employeeId}`;
    case 'branch':
      return sql<SqlBool>`${company} = ${scope.companyId} and ${employee} in (${branch(scope.employeeId, scope.companyId)})`;
    default:
      return sql<SqlBool>`false`;
  }
}

/** Ids of an employee and everybody below. `union` without `all` ends even where managers manage one another in a circle. */
function branch(employeeId: number, companyId: number): RawBuilder<unknown> {
  return sql`
    with recursive below as (
      select id from employee where id = ${employeeId} and company_id = ${companyId}
      union
      select employee.id from employee join below on employee.manager_id = below.id
      where employee.company_id = ${companyId}
    )
    select id from below`;
}
