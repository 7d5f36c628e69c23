import { fromCents } from '@sereno/domain/money';
import type { RegisterChange } from '@sereno/domain/register';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** SQL for whether a list under the alias `list` is the one in force. */
const isInForce = sql`not exists (
  select from beneficiary_list later where later.contract_id = list.contract_id and later.version > list.version)`;

/** The beneficiaries in force of all contracts, each with its contract; a row is the person. */
export const beneficiaryRows = (): RawBuilder<unknown> => sql`
  select beneficiary.person_id as id, beneficiary.company_id, list.version, false as ended, beneficiary.name, relationship,
    (share / 100.0)::float8 as share, born_on, beneficiary.phone, contract.number, contract.id as contract_id, list.valid_from,
    contract.employee_id
  from beneficiary
  join beneficiary_list list on list.id = beneficiary.list_id
  join contract on contract.id = list.contract_id
  where ${isInForce}`;

/** The fields of a person that their history tells, as the register names them. */
const TOLD = ['name', 'relationship', 'share', 'bornOn', 'phone'] as const;

type Standing = Readonly<Record<(typeof TOLD)[number], string | null>>;

/** What was changed about a person in the lists of their contract, newest first. */
export async function listBeneficiaryChanges(
  db: Kysely<Schema>,
  companyId: number,
  personId: number,
): Promise<readonly RegisterChange[]> {
  const rows = await db
    .selectFrom('beneficiary')
    .innerJoin('beneficiary_list as list', 'list.id', 'beneficiary.list_id')
    .innerJoin('account', 'account.id', 'list.account_id')
    .where('beneficiary.company_id', '=', companyId)
    .where('person_id', '=', personId)
    .orderBy('list.version')
    .select(['list.id', 'list.changed_at', 'account.full_name', 'name', 'relationship', 'born_on', 'beneficiary.phone'])
    .select('share')
    .execute();
  let before: Standing | null = null;
  const changes: RegisterChange[] = [];
  for (const row of rows) {
    const after: Standing = {
      name: row.name,
      relationship: row.relationship,
      share: String(fromCents(row.share)),
      bornOn: row.born_on,
      phone: row.phone,
    };
    const was: Standing | null = before;
    const fields = TOLD.map((field) => ({ field, before: was?.[field] ?? null, after: after[field] })).filter(
      (field) => field.before !== field.after,
    );
    if (fields.length > 0) {
      const kind = was === null ? ('created' as const) : ('changed' as const);
      changes.push({ id: row.id, kind, action: null, at: row.changed_at.getTime(), by: row.full_name, fields });
    }
    before = after;
  }
  return changes.toReversed();
}
