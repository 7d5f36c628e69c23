import { fromCents } from '@sereno/domain/money';
import type { RegisterChange } from '@sereno/domain/register';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { RowContext } from './registerTable.ts';

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

/** An event has the number of the beneficiary in a list, times this, and one below it for what happened. */
const EVENTS = 16;

/**
 * What became of beneficiaries on which day: each list against the one before it, and the birthdays of those in force from last year to the
 * next. A birthday of 29 February falls on the 28th in other years, which is how the database adds years.
 */
export const beneficiaryEvents = ({ today }: RowContext): RawBuilder<unknown> => sql`
  with written as (
    select beneficiary.*, list.contract_id, list.version, list.valid_from
    from beneficiary join beneficiary_list list on list.id = beneficiary.list_id
  ), event as (
    select now.id * ${EVENTS} as id, now.id as written_id, now.valid_from as day,
      case when before.id is null then 'added' else 'changed' end as kind
    from written now
    left join written before
      on (before.contract_id, before.person_id, before.version) = (now.contract_id, now.person_id, now.version - 1)
    where before.id is null or (before.name, before.relationship, before.born_on, before.share, before.phone)
      is distinct from (now.name, now.relationship, now.born_on, now.share, now.phone)
    union all
    select before.id * ${EVENTS} + 1, before.id, list.valid_from, 'removed'
    from written before
    join beneficiary_list list on (list.contract_id, list.version) = (before.contract_id, before.version + 1)
    where not exists (select from beneficiary now where (now.list_id, now.person_id) = (list.id, before.person_id))
    union all
    select beneficiary.id * ${EVENTS} + 2 + year % 10, beneficiary.id,
      (born_on + make_interval(years => year - extract(year from born_on)::integer))::date, 'birthday'
    from beneficiary
    join beneficiary_list list on list.id = beneficiary.list_id
    join contract on contract.id = list.contract_id and contract.cancelled_on is null
    cross join generate_series(extract(year from ${today}::date)::integer - 1, extract(year from ${today}::date)::integer + 1) year
    where ${isInForce} and year > extract(year from born_on)
  )
  select event.id, event.day, event.kind, written.company_id, written.version, false as ended, written.name, relationship,
    years - case when event.day < (born_on + make_interval(years => years))::date then 1 else 0 end as age, (share / 100.0)::float8 as share, born_on, written.phone,
    contract.number, contract.id as contract_id, contract.employee_id
  from event
  join written on written.id = event.written_id
  join contract on contract.id = written.contract_id
  cross join lateral (select (extract(year from event.day) - extract(year from born_on))::integer as years) counted`;

/** What was changed about the person of an event. */
export async function listChangesOfEvent(
  db: Kysely<Schema>,
  companyId: number,
  eventId: number,
): Promise<readonly RegisterChange[]> {
  const written = db
    .selectFrom('beneficiary')
    .where('id', '=', Math.floor(eventId / EVENTS))
    .select('person_id');
  const person = await written.executeTakeFirst();
  return person === undefined ? [] : listBeneficiaryChanges(db, companyId, person.person_id);
}
