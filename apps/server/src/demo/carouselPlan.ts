import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { FIRST_CATALOGUES } from '../resources/catalog/newCompany.ts';
import type { DemoCampaign, DemoLead } from './campaignPlan.ts';
import { type Beginning, momentAt } from './moment.ts';
import { nameOf, plain } from './names.ts';
import { createRandom, type Random } from './random.ts';

type CarouselLead = Insertable<Schema['carousel_lead']>;

/** How many leads wait in each company when the demo begins. */
const WAITING: readonly (readonly [companyId: number, leads: number])[] = [
  [1, 8],
  [2, 2],
  [3, 2],
];

/** Who wrote to a campaign; now and then only a first name, or no address. */
export function personOf(index: number, random: Random) {
  const { firstName, lastName } = nameOf(random);
  return {
    name: firstName,
    full_name: index % 4 === 3 ? null : `${firstName} ${lastName}`,
    mobile_phone: `555${String(8_000_000 + index * 71).slice(-7)}`,
    email: index % 3 === 0 ? null : `${plain(firstName)}.lead${index}@correo.example`,
  };
}

/** The means of prospecting that a campaign of that web is. */
export const meansOf = (web: string) => FIRST_CATALOGUES.means.find(([, , name]) => name === web)?.[0] ?? 1;

/**
 * The queue when the demo begins, oldest first: each waiting lead came in through a campaign, minutes to hours ago, and is
 * not answered.
 */
export function planCarousel(
  campaigns: readonly DemoCampaign[],
  firstLeadId: number,
  { today, minute, timeZone }: Beginning,
): { leads: DemoLead[]; waiting: CarouselLead[] } {
  const random = createRandom(1234);
  let id = firstLeadId;
  const both = WAITING.flatMap(([company_id, count]) =>
    Array.from({ length: count }, (_, index) => {
      const campaign = random.pick(campaigns.filter((known) => known.company_id === company_id));
      const created_at = momentAt(today, minute - 2 - (count - 1 - index) * random.between(6, 19), timeZone);
      const lead = {
        id,
        company_id,
        campaign_id: campaign.id,
        received_at: created_at,
        answered_at: null,
        prospect_id: null,
      };
      id += 1;
      const means_id = meansOf(campaign.social_web);
      return { lead, waiting: { ...personOf(id, random), company_id, digital_lead_id: lead.id, means_id, created_at } };
    }),
  );
  return { leads: both.map(({ lead }) => lead), waiting: both.map(({ waiting }) => waiting) };
}
