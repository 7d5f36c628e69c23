import { addDays, type CalendarDate, diffDays } from '@sereno/domain/calendar';
import type { DemoCampaign, DemoLead } from './campaignPlan.ts';
import type { DemoContract } from './contractPlan.ts';
import type { DemoProspect } from './prospectPlan.ts';

/** Contracts of so many days are looked at, for leads that came so many days before them at most. */
const DAYS_BACK = 75;
const DAYS_BEFORE = 30;

/**
 * Gives some recent leads of campaigns a sale soon after, so that the running month and the one before it have sales of their leads
 * (FIN-06): a contract without a campaign becomes that of such a prospect of the same adviser, in the line of the campaign. Product,
 * day and adviser of the contract stay the same.
 */
export function withQuickSales(
  contracts: readonly DemoContract[],
  prospects: readonly DemoProspect[],
  { campaigns, leads }: { readonly campaigns: readonly DemoCampaign[]; readonly leads: readonly DemoLead[] },
  today: CalendarDate,
): DemoContract[] {
  const campaignById = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const campaignOf = new Map(leads.map(({ prospect_id, campaign_id }) => [prospect_id, campaignById.get(campaign_id)]));
  const clients = new Set(contracts.map(({ prospect_id }) => prospect_id));
  const waiting = Map.groupBy(
    prospects.filter(({ row, buys, createdOn }) => {
      const isLate = diffDays(createdOn, today) < DAYS_BACK + DAYS_BEFORE;
      return buys && isLate && !clients.has(row.id) && campaignOf.get(row.id) !== undefined;
    }),
    ({ row }) => row.employee_id,
  );
  return contracts.map((contract) => {
    if (contract.campaign_id !== null || contract.sold_on <= addDays(today, -DAYS_BACK)) return contract;
    const client = waiting.get(contract.employee_id)?.find(({ row, createdOn }) => {
      const days = diffDays(createdOn, contract.sold_on);
      const fits = campaignOf.get(row.id)?.business_line === contract.business_line;
      return days >= 0 && days <= DAYS_BEFORE && fits && !clients.has(row.id);
    });
    if (client === undefined) return contract;
    clients.add(client.row.id);
    const { id, street = null, county, state, state_code, zip_code } = client.row;
    return {
      ...contract,
      prospect_id: id,
      campaign_id: campaignOf.get(id)?.id ?? null,
      street,
      county: county ?? '',
      state: state ?? '',
      state_code: state_code ?? '',
      zip_code: zip_code ?? '',
    };
  });
}
