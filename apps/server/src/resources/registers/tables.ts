import { REGISTERED_ROLE } from '@sereno/domain/access';
import { channelOf } from '@sereno/domain/activity';
import type { FieldIssue, RegisterId } from '@sereno/domain/register';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { contractRows } from './contracts.ts';
import { membershipIssues, priceIssues } from './overlaps.ts';
import type { PendingChange, RegisterTable } from './registerTable.ts';
import { listSignIns, ofLastSignIn } from './signIns.ts';
import { USER_ACTIONS, userColumns, userIssues } from './users.ts';

const ofCampaign = (column: string) => () =>
  sql`(select ${sql.ref(`campaign.${column}`)} from campaign where campaign.id = row.campaign_id)`;

/** A new activity type may end in every outcome, and a new outcome is offered for every activity type in use. */
function offerEverywhere(added: 'activity_type_id' | 'tracing_type_id') {
  const [other, table] =
    added === 'activity_type_id' ? ['tracing_type_id', 'tracing_type'] : ['activity_type_id', 'activity_type'];
  return async (trx: Transaction<Schema>, companyId: number, id: number): Promise<void> => {
    await sql`
      insert into activity_type_tracing (company_id, ${sql.ref(added)}, ${sql.ref(other)})
      select company_id, ${id}, id from ${sql.table(table)}
      where company_id = ${companyId} and not ended and id > 0`.execute(trx);
  };
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
  'insurance-prices': { table: 'insurance_price', issues: priceIssues },
  'offer-team-members': { table: 'offer_team_member', issues: membershipIssues },
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
    created: offerEverywhere('activity_type_id'),
  },
  'activity-subjects': { table: 'activity_subject' },
  tracings: { table: 'tracing_type', created: offerEverywhere('tracing_type_id') },
  'discount-certificates': { table: 'discount_certificate' },
  'digital-media-budgets': {
    table: 'campaign_month',
    computed: { medium: ofCampaign('social_web'), businessLine: ofCampaign('business_line') },
  },
  'team-budgets': { table: 'team_goal' },
  contracts: { table: 'contract', rows: contractRows },
};
