import type { BusinessLine } from '../database/migrations/salesTables.ts';
import type { DemoCampaign, DemoLead } from './campaignPlan.ts';

const SECOND: Readonly<Record<BusinessLine, string>> = {
  PF: 'Previsión a tiempo',
  SG: 'Cuida tu camino',
  BF: 'Noviembre en familia',
};

/** Costs nothing: its budget is 0. */
export const FREE_CAMPAIGN = 'Recomendaciones de clientes';
/** It costs something and brought no lead. */
const UNHEARD_CAMPAIGN = 'Piloto en video';

/** A second campaign of each line and medium of the first company, one that costs nothing, and one that brings no leads. */
export function moreCampaigns(campaigns: readonly DemoCampaign[]): DemoCampaign[] {
  const own = campaigns.filter(({ company_id }) => company_id === 1);
  const seconds = own.map(({ business_line, social_web }) => ({
    business_line,
    social_web,
    name: SECOND[business_line],
  }));
  const special = [
    { business_line: 'SG', social_web: 'Facebook', name: FREE_CAMPAIGN },
    { business_line: 'BF', social_web: 'Página web', name: UNHEARD_CAMPAIGN },
  ] as const;
  return [...seconds, ...special].map((campaign, index) => ({
    id: campaigns.length + 1 + index,
    company_id: 1,
    ...campaign,
  }));
}

/** The leads. Some came in through another campaign of the same line and medium, so their means is the same. */
export function shareLeads(
  leads: readonly DemoLead[],
  campaigns: readonly DemoCampaign[],
  more: readonly DemoCampaign[],
): DemoLead[] {
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return leads.map((lead) => {
    const first = campaignOf.get(lead.campaign_id);
    const others = more.filter(
      ({ company_id, business_line, social_web, name }) =>
        company_id === first?.company_id &&
        business_line === first.business_line &&
        social_web === first.social_web &&
        name !== UNHEARD_CAMPAIGN,
    );
    // Of five leads two go to the second campaign and one to the third, if there is one.
    const other = others[lead.id % 5 < 2 ? 0 : (lead.id % 5) - 1];
    return other === undefined ? lead : { ...lead, campaign_id: other.id };
  });
}
