import { canDecideDiscounts, ROLES, scopeOf } from '@sereno/domain/access';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { folded, nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';

/** A table that references lead to, under the alias `target`. */
type Lookup = {
  readonly table: string;
  readonly name: RawBuilder<unknown>;
  /** Rows that can be chosen; the others stay where they are already chosen. Default: all. */
  readonly isOffered?: RawBuilder<SqlBool>;
  /** Rows that are the same for every company. Default false. */
  readonly isShared?: boolean;
};

const named = sql.ref('target.name');
const inUse = sql<SqlBool>`not target.ended`;

/** By the name that descriptions give it (`Field.to`). */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  role: { table: 'role', name: named, isShared: true },
  discountingRole: {
    table: 'role',
    name: named,
    isOffered: sql<SqlBool>`target.id in (${sql.join(ROLES.filter((roleId) => canDecideDiscounts({ roleId })))})`,
    isShared: true,
  },
  company: { table: 'company', name: named, isShared: true },
  account: { table: 'account', name: sql.ref('target.full_name') },
  employee: { table: 'employee', name: nameIn('target'), isOffered: sql<SqlBool>`target.active` },
  tracingType: { table: 'tracing_type', name: named, isOffered: inUse },
  activityType: { table: 'activity_type', name: named, isOffered: inUse },
  insurance: {
    table: 'product',
    name: named,
    isOffered: sql<SqlBool>`target.active and target.business_line = 'SG'`,
  },
  campaign: { table: 'campaign', name: named },
  team: { table: 'team', name: named, isOffered: sql<SqlBool>`target.active` },
  room: { table: 'room', name: named },
  prospectList: { table: 'prospect_list', name: named },
  contract: {
    table: 'contract',
    name: sql`(select ${nameIn('holder')} from prospect holder where holder.id = target.prospect_id)`,
  },
};

const CHOICES = 50;

function lookupOf(to: string): Lookup {
  const lookup = LOOKUPS[to];
  if (lookup === undefined) throw new RangeError(`No table is known for references to ${to}.`);
  return lookup;
}

const ofCompany = ({ isShared = false }: Lookup, companyId: RawBuilder<unknown>) =>
  isShared ? sql<SqlBool>`true` : sql<SqlBool>`target.company_id = ${companyId}`;

/** SQL for the name of the row that a reference leads to, of a row under the alias `row`. */
export function nameOfReference(to: string, id: RawBuilder<unknown>): RawBuilder<string | null> {
  const lookup = lookupOf(to);
  return sql<string | null>`(
    select ${lookup.name} from ${sql.table(lookup.table)} target
    where target.id = ${id} and ${ofCompany(lookup, sql.ref('row.company_id'))})`;
}

/** SQL for the names of the rows that several references lead to, a line each, in the order of their ids. */
export function namesOfReferences(to: string, ids: RawBuilder<unknown>): RawBuilder<string | null> {
  const lookup = lookupOf(to);
  return sql<string | null>`(
    select string_agg(${lookup.name}, chr(10) order by target.id) from ${sql.table(lookup.table)} target
    where target.id::text = any(string_to_array(${ids}, ',')) and ${ofCompany(lookup, sql.ref('row.company_id'))})`;
}

/** Which rows of a reference are asked for: those of some ids, or the first whose name contains the text. */
export type ChoiceQuery = { readonly ids: readonly number[] } | { readonly search: string };

/**
 * Rows that a reference may lead to, by name. By their ids those are found, too, that are offered no more.
 * @param isScope Whether the reference names the employee whose row it is: those whose rows the person sees, who may have left.
 */
export async function listChoices(
  db: Kysely<Schema>,
  to: string,
  viewer: Viewer,
  query: ChoiceQuery,
  isScope: boolean,
): Promise<readonly { readonly id: number; readonly name: string | null }[]> {
  const lookup = lookupOf(to);
  const visible = isScope ? withinScope(scopeOf(viewer), 'target', 'id') : ofCompany(lookup, sql`${viewer.companyId}`);
  const asked =
    'ids' in query
      ? sql<SqlBool>`target.id in (${sql.join(query.ids)})`
      : sql<SqlBool>`${isScope ? sql`true` : (lookup.isOffered ?? sql`true`)}
          and strpos(${folded(lookup.name)}, ${folded(sql`${query.search}::text`)}) > 0`;
  const { rows } = await sql<{ id: number; name: string | null }>`
    select target.id, ${lookup.name} as name from ${sql.table(lookup.table)} target
    where ${visible} and ${asked}
    order by ${folded(lookup.name)} collate "C", target.id
    limit ${CHOICES}`.execute(db);
  return rows;
}

/** Whether a reference may lead to that row of a company; one that it led to before is always allowed. */
export async function isOfferedChoice(db: Kysely<Schema>, to: string, companyId: number, id: number): Promise<boolean> {
  const lookup = lookupOf(to);
  const { rows } = await sql`
    select 1 from ${sql.table(lookup.table)} target
    where target.id = ${id} and ${ofCompany(lookup, sql`${companyId}`)} and ${lookup.isOffered ?? sql<SqlBool>`true`}`.execute(
    db,
  );
  return rows.length > 0;
}
