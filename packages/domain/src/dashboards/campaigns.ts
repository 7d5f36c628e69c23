import { decimalUnits } from '../money/rounding.ts';
import type { DigitalCampaign } from './financial.ts';

/** Measures by which campaigns can be sorted and compared. */
export const CAMPAIGN_MEASURES = [
  'spent',
  'leads',
  'grossMargin',
] as const satisfies readonly (keyof DigitalCampaign)[];
export type CampaignMeasure = (typeof CAMPAIGN_MEASURES)[number];

/** A campaign with a unique key. An answer has no ids, and names can repeat. */
export type KeyedCampaign = DigitalCampaign & { readonly key: string };

/** The campaigns of an answer with their keys, which are stable across answers. */
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

/** Descending; ties by name, then in the answer's order. Values that are not numbers come last. */
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

/** Totals of all campaigns. An average time needs its leads, so it has no total. */
export type CampaignTotals = {
  readonly leads: number;
  readonly sales: number;
  /** In pesos, like all amounts. */
  readonly budget: number;
  readonly spent: number;
  readonly grossMargin: number;
  readonly salesAmount: number;
  /** Total spent divided by all leads; 0 without leads (FIN-09). */
  readonly costPerLead: number;
  /** All sales divided by all leads, as a fraction; 0 without leads (FIN-12). */
  readonly conversion: number;
};

/** Added in cents, for any size; a value that is not a number adds nothing (FMT-08). */
function sumOf(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + (Number.isFinite(amount) ? decimalUnits(amount, 2) : 0n), 0n);
  return Number(`${cents}e-2`);
}

const perLead = (value: number, leads: number): number => (leads > 0 ? value / leads : 0);

/** Totals of campaigns: sums exact to the cent, and ratios of the sums. */
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

/** Percentage of a budget that was spent; null without a budget (FIN-16). */
export function spentPercent(spent: number, budget: number): number | null {
  const percent = (spent * 100) / budget;
  return budget > 0 && Number.isFinite(percent) ? percent : null;
}
