import { REGISTERED_ROLE } from '@sereno/domain/access';
import { channelOf } from '@sereno/domain/activity';
import { type FieldIssue, idsIn, type RegisterId } from '@sereno/domain/register';
import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { nameIn } from '../../database/text.ts';
import { beneficiaryEvents, beneficiaryRows, listBeneficiaryChanges, listChangesOfEvent } from './beneficiaries.ts';
import { contractRows, defaulterRows, isFoundContract, upgradeRows } from './contracts.ts';
import { discountRows, followedProspects, quotationRows, reservationRows } from './registerRows.ts';
import { membershipIssues, priceIssues } from './overlaps.ts';
import type { PendingChange, RegisterTable, WrittenRow } from './registerTable.ts';
import { listSignIns, ofLastSignIn } from './signIns.ts';
import { USER_ACTIONS, userColumns, userIssues } from './users.ts';

const ofCampaign = (column: string) => () =>
  sql`(select ${sql.ref(`campaign.${column}`)} from campaign where campaign.id = row.campaign_id)`;

/** How many prospects of a bought list fit. */
const ofList = (fits: RawBuilder<SqlBool>) =>
  sql<number>`(select count(*) from prospect where prospect.list_id = row.id and ${fits})`;

const hasAny = (table: 'activity' | 'quotation' | 'contract', fits: RawBuilder<SqlBool> = sql<SqlBool>`true`) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.prospect_id`)} = prospect.id and ${fits})`;

/** What is done with a prospect of a bought list, as the review counts it. */
const BECAME = {
  contacted: hasAny('activity', sql<SqlBool>`activity.ended_at is not null`),
  quoted: hasAny('quotation'),
  won: hasAny('contract'),
} as const;

/** The prospects that came with bought lists, each with how far it got. */
const listedPeople = sql`
  select prospect.id, prospect.company_id, prospect.version, false as ended, ${nameIn('prospect')} as name, prospect.list_id,
    prospect.employee_id, ${BECAME.contacted} as contacted, ${BECAME.quoted} as quoted, ${BECAME.won} as won
  from prospect where prospect.list_id is not null`;

/** A new activity type may end in every outcome of its company, but that of the unattended. */
async function offerOutcomes(trx: Transaction<Schema>, { companyId, id, isNew }: WrittenRow): Promise<void> {
  if (!isNew) return;
  await sql`
    insert into activity_type_tracing (company_id, activity_type_id, tracing_type_id)
    select company_id, ${id}, id from tracing_type where company_id = ${companyId} and not ended and id > 0`.execute(
    trx,
  );
}

/** An outcome is offered for the activity types that its form says. */
async function offerForTypes(trx: Transaction<Schema>, { companyId, id, values }: WrittenRow): Promise<void> {
  const ofOutcome = sql`company_id = ${companyId} and tracing_type_id = ${id}`;
  await sql`delete from activity_type_tracing where ${ofOutcome}`.execute(trx);
  const types = idsIn(values['activityTypeIds'] ?? null);
  if (types.length === 0) return;
  await trx
    .insertInto('activity_type_tracing')
    .values(types.map((type) => ({ company_id: companyId, activity_type_id: type, tracing_type_id: id })))
    .execute();
}

/** The types of the product are started as their numbers say. */
function channelIssues({ row, values }: PendingChange): readonly FieldIssue[] {
  const own = row && channelOf({ activityTypeId: row.id });
  return own === null || values === null || values['channel'] === own
    ? []
    : [{ field: 'channel', code: 'notWritable' }];
}

/** The tables of the registers. A field is the column of its name in snake case. */
export const TABLES: Readonly<Record<RegisterId, RegisterTable>> = {
  'list-review': {
    table: 'prospect_list',
    computed: {
      handedOut: () => ofList(sql<SqlBool>`true`),
      contacted: () => ofList(BECAME.contacted),
      quoted: () => ofList(BECAME.quoted),
      won: () => ofList(BECAME.won),
    },
  },
  'list-people': { table: 'prospect', rows: () => listedPeople },
  'prospect-lists': { table: 'prospect_list' },
  'insurance-prices': { table: 'insurance_price', issues: priceIssues },
  'offer-team-members': { table: 'offer_team_member', issues: membershipIssues },
  'follow-up': { table: 'prospect', rows: followedProspects },
  'assigned-quotations': { table: 'quotation', rows: quotationRows },
  users: {
    table: 'account',
    ended: 'disabled',
    computed: {
      waiting: () => sql`(${sql.ref('row.role_id')} = ${REGISTERED_ROLE} and not row.disabled)`,
      lastSignIn: (timeZone) =>
        sql`(select (max(signed_in_at) at time zone ${timeZone})::date from session where session.account_id = row.id)`,
    },
    columns: userColumns,
    issues: userIssues,
    actions: USER_ACTIONS,
  },
  'user-locations': {
    table: 'account',
    ended: 'disabled',
    computed: {
      signedInAt: () => ofLastSignIn('signed_in_at'),
      latitude: () => ofLastSignIn('latitude'),
      longitude: () => ofLastSignIn('longitude'),
    },
    history: listSignIns,
  },
  'employee-invoicing': { table: 'employee_invoicing' },
  'activity-types': {
    table: 'activity_type',
    issues: async (_, change) => channelIssues(change),
    written: offerOutcomes,
  },
  'activity-subjects': { table: 'activity_subject' },
  tracings: {
    table: 'tracing_type',
    computed: {
      activityTypeIds: () => sql`(
        select string_agg(activity_type_id::text, ',' order by activity_type_id) from activity_type_tracing offered
        where offered.company_id = row.company_id and offered.tracing_type_id = row.id)`,
    },
    written: offerForTypes,
  },
  'email-templates': { table: 'email_template' },
  'discount-certificates': { table: 'discount_certificate' },
  'digital-media-budgets': {
    table: 'campaign_month',
    computed: { medium: ofCampaign('social_web'), businessLine: ofCampaign('business_line') },
  },
  'team-budgets': { table: 'team_goal' },
  contracts: { table: 'contract', rows: contractRows, isFound: isFoundContract },
  upgrades: { table: 'contract', rows: upgradeRows },
  'beneficiaries-period': { table: 'beneficiary', rows: beneficiaryEvents, history: listChangesOfEvent },
  beneficiaries: { table: 'beneficiary', rows: beneficiaryRows, history: listBeneficiaryChanges },
  defaulters: { table: 'contract', rows: defaulterRows },
  'discount-requests': { table: 'discount_request', rows: discountRows },
  reservations: { table: 'reservation', rows: reservationRows },
  rooms: { table: 'room' },
  'discount-limits': { table: 'discount_limit' },
  'work-weights': { table: 'work_weight' },
};
