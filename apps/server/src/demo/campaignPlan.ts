import {
  addDays,
  addToMonth,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  monthOf,
} from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BusinessLine } from '../database/migrations/salesTables.ts';
import { FIRST_CATALOGUES } from '../resources/catalog/newCompany.ts';
import { type Beginning, momentAt } from './moment.ts';
import { FREE_CAMPAIGN } from './moreCampaigns.ts';
import type { DemoProspect } from './prospectPlan.ts';
import { createRandom, type Random } from './random.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
export type DemoCampaign = Row<'campaign'> & { readonly id: number };
export type DemoLead = Row<'digital_lead'> & { readonly id: number };

const WEBS = ['Facebook', 'Google', 'Página web'] as const;
const THEMES: Readonly<Record<BusinessLine, string>> = {
  PF: 'Previsión familiar',
  SG: 'Protege lo tuyo',
  BF: 'Un lugar para siempre',
};

const LINES_OF_COMPANY: readonly (readonly [company: number, lines: readonly BusinessLine[]])[] = [
  [1, ['PF', 'SG', 'BF']],
  [2, ['SG']],
  [3, ['PF']],
];

/** Months with a budget, the running one included; as far back as there are prospects. */
const MONTHS = 18;

/** The first days of the months of the demo, the running one last. */
export function demoMonths(today: CalendarDate, count = MONTHS): CalendarMonth[] {
  return Array.from({ length: count }, (_, index) => addToMonth(monthOf(today), index + 1 - count));
}

export const firstDay = (month: CalendarMonth): CalendarDate => `${month}-01`;

export function planCampaigns(): DemoCampaign[] {
  let id = 0;
  return LINES_OF_COMPANY.flatMap(([company_id, lines]) =>
    lines.flatMap((business_line) =>
      WEBS.map((social_web) => {
        id += 1;
        return { id, company_id, business_line, social_web, name: `${THEMES[business_line]} · ${social_web}` };
      }),
    ),
  );
}

/** A budget for each campaign and month; of the running month as much is spent as has passed of it. */
export function planBudgets(campaigns: readonly DemoCampaign[], { today }: Beginning): Row<'campaign_month'>[] {
  const random = createRandom(77);
  return campaigns.flatMap(({ id, company_id, name }) =>
    demoMonths(today).map((month) => {
      const budget = name === FREE_CAMPAIGN ? 0 : random.between(120, 600) * 10_000;
      const passed = month === monthOf(today) ? Number(today.slice(8)) / daysInMonth(month) : 1;
      const exercised = Math.round(budget * passed * (0.7 + 0.3 * random.next()));
      return { campaign_id: id, company_id, month: firstDay(month), budget, exercised };
    }),
  );
}

const webOfMeans = new Map(FIRST_CATALOGUES.means.map(([id, , web]) => [id, web]));

/** The lead that became a prospect: it came in shortly before somebody answered it and wrote the prospect down. */
function leadOf(
  prospect: DemoProspect,
  campaign: DemoCampaign,
  random: Random,
  timeZone: string,
): Omit<DemoLead, 'id'> {
  const waited = random.chance(0.8) ? random.between(2, 45) : random.between(46, 420);
  return {
    company_id: campaign.company_id,
    campaign_id: campaign.id,
    received_at: momentAt(prospect.createdOn, prospect.createdMinute - waited, timeZone),
    answered_at: momentAt(prospect.createdOn, prospect.createdMinute, timeZone),
    prospect_id: prospect.row.id,
  };
}

/** A lead that never became a prospect; some were never answered. */
function lostLead(campaign: DemoCampaign, { today, timeZone }: Beginning, random: Random): Omit<DemoLead, 'id'> {
  const day = addDays(today, -random.between(2, 480));
  const minute = random.between(8 * 60, 20 * 60);
  const waited = random.between(5, 600);
  return {
    company_id: campaign.company_id,
    campaign_id: campaign.id,
    received_at: momentAt(day, minute, timeZone),
    answered_at: random.chance(0.8) ? momentAt(day, minute + waited, timeZone) : null,
    prospect_id: null,
  };
}

/** Every prospect of a digital means has its lead; about as many leads again came to nothing. */
export function planLeads(
  campaigns: readonly DemoCampaign[],
  prospects: readonly DemoProspect[],
  beginning: Beginning,
): DemoLead[] {
  const random = createRandom(4044);
  const won = prospects.flatMap((prospect) => {
    const web = webOfMeans.get(prospect.row.means_id);
    if (web === undefined) return [];
    const fitting = campaigns.filter(
      ({ social_web, company_id }) => social_web === web && company_id === prospect.row.company_id,
    );
    return [leadOf(prospect, random.pick(fitting), random, beginning.timeZone)];
  });
  const lost = Array.from({ length: 700 }, () => lostLead(random.pick(campaigns), beginning, random));
  return [...won, ...lost].map((lead, index) => ({ id: index + 1, ...lead }));
}
