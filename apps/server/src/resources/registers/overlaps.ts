import type { FieldIssue, RegisterRow } from '@sereno/domain/register';
import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { PendingChange } from './registerTable.ts';

/** Whether another row of the company that is in use fits; the lock of the register keeps others from coming in between. */
async function hasOther(
  trx: Transaction<Schema>,
  table: 'insurance_price' | 'offer_team_member',
  { companyId, row }: { readonly companyId: number; readonly row: RegisterRow | null },
  fits: RawBuilder<SqlBool>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)}
    where company_id = ${companyId} and not ended and id is distinct from ${row?.id ?? null} and ${fits}
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** For one insurance, sum and term, an age has one price. */
export async function priceIssues(
  trx: Transaction<Schema>,
  { viewer: { companyId }, row, values }: PendingChange,
): Promise<readonly FieldIssue[]> {
  if (values === null) return [];
  const { productId, ageFrom, ageTo, sumInsured, termYears } = values;
  const isPriced = await hasOther(
    trx,
    'insurance_price',
    { companyId, row },
    sql<SqlBool>`product_id = ${productId} and sum_insured = round(${sumInsured}::numeric * 100) and term_years = ${termYears}
      and age_from <= ${ageTo} and age_to >= ${ageFrom}`,
  );
  return isPriced ? [{ field: 'ageFrom', code: 'overlapping' }] : [];
}

/** An employee is in one offer team at a time. */
export async function membershipIssues(
  trx: Transaction<Schema>,
  { viewer: { companyId }, row, values }: PendingChange,
): Promise<readonly FieldIssue[]> {
  if (values === null) return [];
  const { employeeId, startsOn, endsOn = null } = values;
  const isMember = await hasOther(
    trx,
    'offer_team_member',
    { companyId, row },
    sql<SqlBool>`employee_id = ${employeeId}
      and daterange(starts_on, ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]')`,
  );
  return isMember ? [{ field: 'startsOn', code: 'overlapping' }] : [];
}
