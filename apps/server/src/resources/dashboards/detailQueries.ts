import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { BusinessLine, ContractStatus } from '../../database/migrations/salesTables.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { inDaysOf, inRange, ofPeople, type RowFilter } from './rowFilter.ts';
import { countyKey, itemKey, itemShare, meansName, stateKey } from './salesParts.ts';
import { type Basis, contractsOf } from './salesQueries.ts';
import { managerNameOf } from './managerName.ts';

/** The adviser whose bar or row was pressed, beside the filters of the dashboard. */
export type SellerChoice = {
  readonly slpCode: number | undefined;
  /** By name, as the tables of the dashboards have it (SAL-31, STM-12). */
  readonly adviserName: string | undefined;
  readonly managerName: string | undefined;
};

/** The conditions on the joined employee `adviser`; empty without a choice. */
function sellersOf({ slpCode, adviserName, managerName: manager }: SellerChoice): RawBuilder<SqlBool>[] {
  const sellers: RawBuilder<SqlBool>[] = [];
  if (slpCode !== undefined) sellers.push(sql`adviser.slp_code = ${slpCode}`);
  if (adviserName !== undefined) sellers.push(sql`${nameIn('adviser')} = ${adviserName}`);
  if (manager !== undefined) sellers.push(sql`${managerNameOf('adviser')} = ${manager}`);
  return sellers;
}

/**
 * The rows of a statement in its order. Thousands of them are asked for at once, so they come as one JSON text, which is read
 * in half the time that their columns take one by one.
 */
async function asOne<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Schema>,
  listed: SelectQueryBuilder<Tables, Table, Row>,
): Promise<readonly Row[]> {
  const { rows } = await db
    .selectFrom(listed.as('listed'))
    .select(sql<Row[]>`coalesce(json_agg(listed), '[]')`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** The contracts that a figure of the sales counts. */
export type ContractChoice = SellerChoice & {
  readonly basis: Basis;
  readonly line: BusinessLine | undefined;
  readonly status: ContractStatus | undefined;
  /** Name of the medium, of the way of paying down, each as the figures have it. */
  readonly means: string | undefined;
  readonly downPaymentMethod: string | undefined;
  /** In any spelling. */
  readonly item: string | undefined;
  readonly payments: number | undefined;
  readonly stateCode: string | undefined;
  /** In any spelling. */
  readonly county: string | undefined;
  readonly zipCode: string | undefined;
};

/** Whether a line of a contract is about the item that was asked for, in whatever spelling. */
const isItem = (line: string, item: string): RawBuilder<SqlBool> =>
  sql`${itemKey(sql.ref(`${line}.item_name`))} = ${itemKey(sql`${item}::text`)}`;

/** The conditions on the contracts, beside days and people; none where nothing is chosen. */
function marksOf(choice: ContractChoice): readonly RawBuilder<SqlBool>[] {
  const { line, status, means, item, downPaymentMethod, payments, stateCode, county, zipCode } = choice;
  const marks = sellersOf(choice);
  if (line !== undefined) marks.push(sql`contract.business_line = ${line}`);
  if (status !== undefined) marks.push(sql`contract.status = ${status}`);
  if (means !== undefined)
    marks.push(sql`${means} = (select ${meansName('means')} from (values (1)) one
      left join prospection_means means on means.company_id = prospect.company_id and means.id = prospect.means_id)`);
  if (item !== undefined)
    marks.push(sql`exists (select from contract_item item
      where item.contract_id = contract.id and ${isItem('item', item)})`);
  if (downPaymentMethod !== undefined) marks.push(sql`contract.down_payment_method = ${downPaymentMethod}`);
  if (payments !== undefined) marks.push(sql`contract.payments = ${payments}`);
  if (stateCode !== undefined)
    marks.push(sql`${stateKey(sql.ref('contract.state_code'))} = ${stateKey(sql`${stateCode}::text`)}`);
  if (county !== undefined)
    marks.push(sql`${countyKey(sql.ref('contract.county'))} = ${countyKey(sql`${county}::text`)}`);
  if (zipCode !== undefined) marks.push(sql`contract.zip_code = ${zipCode}`);
  return marks;
}

/** Of the amount after discount, what falls to the item that was asked for; null where none was. */
const itemAmount = (item: string | undefined): RawBuilder<number | null> =>
  item === undefined
    ? sql`null::bigint`
    : sql`(select sum(part.net) from (
        select item.item_name, ${itemShare('item', sql`contract.net`)} as net
        from contract_item item where item.contract_id = contract.id
      ) part where ${isItem('part', item)})`;

/** The contracts behind a figure, those of the last day first; amounts in cents. */
export async function listContracts(db: Kysely<Schema>, filter: RowFilter, choice: ContractChoice) {
  const { basis } = choice;
  return asOne(
    db,
    db
      .selectFrom('contract')
      .where(sql<SqlBool>`${sql.join([contractsOf(filter, basis), ...marksOf(choice)], sql` and `)}`)
      .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
      .innerJoin('employee as adviser', 'adviser.id', 'contract.employee_id')
      .orderBy(basis === 'sold' ? 'contract.sold_on' : 'contract.cancelled_on', 'desc')
      .orderBy('contract.id', 'desc')
      .select(['contract.number', 'contract.business_line as line', 'contract.prospect_id as prospectId'])
      .select(['contract.sold_on as soldOn', 'contract.cancelled_on as cancelledOn', 'contract.status'])
      .select(['contract.amount', 'contract.discount', 'contract.down_payment as downPayment'])
      .select([sql<number>`contract.net`.as('net'), itemAmount(choice.item).as('itemAmount')])
      .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')]),
  );
}

/** The renewals behind a figure, those of the last day first; amounts in cents. */
export async function listRenewals(db: Kysely<Schema>, filter: RowFilter, choice: SellerChoice) {
  const days = inRange('renewal.renewed_on', filter.range);
  return asOne(
    db,
    db
      .selectFrom('insurance_renewal as renewal')
      .where(sql<SqlBool>`${sql.join([days, ofPeople(filter, 'renewal'), ...sellersOf(choice)], sql` and `)}`)
      .innerJoin('contract', 'contract.id', 'renewal.contract_id')
      .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
      .innerJoin('employee as adviser', 'adviser.id', 'renewal.employee_id')
      .orderBy('renewal.renewed_on', 'desc')
      .orderBy('renewal.id', 'desc')
      .select(['renewal.id', 'renewal.renewed_on as renewedOn', 'renewal.amount'])
      .select(['contract.number', 'contract.prospect_id as prospectId'])
      .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')]),
  );
}

/** The prospects behind a figure, the newest first; of one medium where it is given. */
export async function listProspects(
  db: Kysely<Schema>,
  filter: RowFilter,
  meansId: number | undefined,
  timeZone: string,
) {
  return asOne(
    db,
    db
      .selectFrom('prospect')
      .where(inDaysOf('prospect.created_at', filter.range, timeZone))
      .where(ofPeople(filter, 'prospect'))
      .$if(meansId !== undefined, (query) => query.where('prospect.means_id', '=', meansId ?? 0))
      .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
      .leftJoin('prospection_means as means', (join) =>
        join.onRef('means.company_id', '=', 'prospect.company_id').onRef('means.id', '=', 'prospect.means_id'),
      )
      .orderBy('prospect.created_at', 'desc')
      .orderBy('prospect.id', 'desc')
      .select(['prospect.id', 'means.name as meansName'])
      .select(sql<CalendarDate>`(prospect.created_at at time zone ${timeZone}::text)::date`.as('createdOn'))
      .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')]),
  );
}
