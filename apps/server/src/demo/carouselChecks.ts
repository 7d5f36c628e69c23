import { sql } from 'kysely';
import type { Check } from './salesChecks.ts';

/** What must hold between the leads of the carousel, those of the campaigns, prospects and people. */
export const CAROUSEL_CHECKS: readonly Check[] = [
  [
    'a lead of the carousel came in with one of a campaign, by its means, and was answered when somebody got it',
    () => sql`select lead.id from carousel_lead lead
      left join digital_lead digital on digital.id = lead.digital_lead_id
      left join campaign on campaign.id = digital.campaign_id
      join prospection_means means on means.company_id = lead.company_id and means.id = lead.means_id
      where digital.received_at is distinct from lead.created_at or campaign.social_web is distinct from means.social_web
        or digital.prospect_id is distinct from lead.prospect_id
        or digital.answered_at is distinct from coalesce(lead.attended_at, lead.assigned_at)`,
  ],
  [
    'no lead was attended or assigned before it came',
    () => sql`select id from carousel_lead where coalesce(attended_at, assigned_at) < created_at`,
  ],
  [
    'a lead is a prospect of the adviser who got it, under its name, phone and address, created by the account that assigned it',
    () => sql`select lead.id from carousel_lead lead
      join prospect on prospect.id = lead.prospect_id
      join account creator on creator.id = prospect.created_by
      left join account taker on taker.id = lead.attended_by
      where prospect.employee_id is distinct from coalesce(lead.assigned_to, taker.employee_id)
        or concat_ws(' ', prospect.first_name, prospect.last_name) <> coalesce(lead.full_name, lead.name)
        or (prospect.mobile_phone, prospect.email, prospect.means_id)
          is distinct from (lead.mobile_phone, lead.email, lead.means_id)
        or case when lead.assigned_to is null then creator.id <> taker.id else creator.role_id > 4 end`,
  ],
  [
    'a lead that was handed over is a prospect, and one without a prospect was attended by somebody who can register it',
    () => sql`select lead.id from carousel_lead lead left join account taker on taker.id = lead.attended_by
      where lead.prospect_id is null
        and (lead.assigned_to is not null or lead.attended_by is not null and taker.employee_id is null)`,
  ],
];
