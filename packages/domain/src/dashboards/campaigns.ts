import { decimalUnits } from '../money/rounding.ts';
import type { DigitalCampaign } from './financial.ts';

/** What the blocks of campaigns can be sorted by, and compared by. */
export const CAMPAIGN_MEASURES = [
  'spent',
  'leads',
  'grossMargin',
] as const satisfies readonly (keyof DigitalCampaign)[];
export type CampaignMeasure = (typeof CAMPAIGN_MEASURES)[number];

/** A campaign with what tells it from the others of an answer, which has no ids and may have one name twice. */
export type KeyedCampaign = DigitalCampaign & { readonly key: string };

/** The campaigns of an answer with their keys: the same campaign has the same one in every answer. */
export function keyedCampaigns(campaigns: readonly DigitalCampaign[]): readonly KeyedCampaign[] {
  const seen = new Map<string, number>();
  return campaigns.map((campaign) => {
    const named = JSON.stringify([campaign.businessLine, campaign.medium, campaign.name]);
    const before = seen.get(named) ?? 0;
    seen.set(named, before + 1);
    return { ...campaign, key: `${named} ${before}` };
  });
}

const rankOf = (value: number): number => (Number.isFinite(value) ? value : -Infinity);

/** From the most to the least; where both are alike by name, and then in the order of the answer. What is no number comes last. */
export function sortedCampaigns<Campaign extends DigitalCampaign>(
  campaigns: readonly Campaign[],
  by: CampaignMeasure,
): readonly Campaign[] {
  return campaigns.toSorted((one, other) => {
    const [first, second] = [rankOf(one[by]), rankOf(other[by])];
    if (first !== second) return second - first;
    return one.name < other.name ? -1 : Number(one.name > other.name);
  });
}

/** What all campaigns come to together. An average time of several has no meaning without its leads, so there is none. */
export type CampaignTotals = {
  readonly leads: number;
  readonly sales: number;
  /** In pesos, as all amounts. */
  readonly budget: number;
  readonly spent: number;
  readonly grossMargin: number;
  readonly salesAmount: number;
  /** All that was spent for each of all leads; 0 without leads (FIN-09). */
  readonly costPerLead: number;
  /** All sales for each of all leads, as a fraction; 0 without leads (FIN-12). */
  readonly conversion: number;
};

/** Added in cents, however large the sum: what is no number adds nothing (FMT-08). */
function sumOf(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + (Number.isFinite(amount) ? decimalUnits(amount, 2) : 0n), 0n);
  return Number(`${cents}e-2`);
}

const perLead = (value: number, leads: number): number => (leads > 0 ? value / leads : 0);

/** The totals of campaigns: sums exact to the cent, and what follows from them. */
export function campaignTotals(campaigns: readonly DigitalCampaign[]): CampaignTotals {
  const total = (figure: 'leads' | 'sales' | 'budget' | 'spent' | 'grossMargin' | 'salesAmount') =>
    sumOf(campaigns.map((campaign) => campaign[figure]));
  const [leads, sales, spent] = [total('leads'), total('sales'), total('spent')];
  return {
    leads,
    sales,
    budget: total('budget'),
    spent,
    grossMargin: total('grossMargin'),
    salesAmount: total('salesAmount'),
    costPerLead: perLead(spent, leads),
    conversion: perLead(sales, leads),
  };
}

/** How much of a budget was spent, in percent; null without a budget, of which nothing can be a part (FIN-16). */
export function spentPercent(spent: number, budget: number): number | null {
  const percent = (spent * 100) / budget;
  return budget > 0 && Number.isFinite(percent) ? percent : null;
}
