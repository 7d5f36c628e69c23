import { canSeeProspectContact } from '@sereno/domain/access';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { RowContext } from './registerTable.ts';

/** SQL for whether somebody sees the contact data of the table or alias `prospect`, by the same rule as on its own page. */
function seesContact({ accountId: id, roleId, employeeId }: Viewer): RawBuilder<SqlBool> {
  if (canSeeProspectContact({ createdBy: null, employeeId: null }, { id, roleId, employeeId })) return sql`true`;
  return sql<SqlBool>`(prospect.created_by = ${id} or prospect.employee_id = ${employeeId}::integer)`;
}

/** The contracts of a company, each with its prospect; the phone only for those who see it with the prospect. */
export const contractRows = ({ viewer }: RowContext): RawBuilder<unknown> => sql`
  select contract.*, 1 as version, false as ended, ${nameIn('prospect')} as prospect,
    case when ${seesContact(viewer)} then coalesce(prospect.mobile_phone, prospect.home_phone) end as phone
  from contract join prospect on prospect.id = contract.prospect_id`;
