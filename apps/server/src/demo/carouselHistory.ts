import { addDays } from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DemoCampaign, DemoLead } from './campaignPlan.ts';
import { meansOf, personOf } from './carouselPlan.ts';
import { type Beginning, momentAt } from './moment.ts';
import type { DemoAccount, DemoEmployee } from './people.ts';
import type { DemoProspect } from './prospectPlan.ts';
import { createRandom, type Random } from './random.ts';

type TakenLead = Insertable<Schema['carousel_lead']>;

/** How far back the carousel goes, in days. */
const DAYS_BACK = 34;

/**
 * How many leads people of company 1 got in those weeks: attended by themselves, for which they need an account, and assigned.
 * Uneven on purpose, since that is what a manager who assigns leads looks for; people not listed got none.
 */
const SHARES: readonly (readonly [employeeId: number, attended: number, assigned: number])[] = [
  [108, 12, 2],
  [109, 4, 7],
  [110, 3, 0],
  [105, 2, 0],
  [107, 3, 0],
  [121, 0, 5],
  [122, 0, 1],
  [126, 0, 4],
  [134, 0, 6],
  [137, 0, 1],
  [143, 0, 3],
  [149, 0, 1],
  [163, 0, 3],
  [172, 0, 2],
  [402, 0, 3],
];

/** Leads that rol8 has attended and not registered yet: so many minutes ago, after so many of waiting. */
const UNREGISTERED: readonly (readonly [minutesAgo: number, waited: number])[] = [
  [26 * 60, 11],
  [25, 6],
];
const UNREGISTERED_BY = 108;

type Context = {
  readonly campaigns: readonly DemoCampaign[];
  readonly employees: readonly DemoEmployee[];
  readonly accounts: readonly DemoAccount[];
  readonly beginning: Beginning;
};

/** The ids that the first lead of a campaign and the first prospect of the history get. */
type FirstIds = { readonly lead: number; readonly prospect: number };

/** A lead that somebody got: who and how, when, and whether it is registered. */
type HandledLead = {
  readonly employeeId: number;
  readonly isAttended: boolean;
  readonly isRegistered: boolean;
  readonly daysAgo: number;
  /** Of the day on which it came. */
  readonly minute: number;
  readonly waited: number;
};

function planHandledLeads({ minute }: Beginning, random: Random): HandledLead[] {
  const handledLeads = SHARES.flatMap(([employeeId, attended, assigned]) =>
    Array.from({ length: attended + assigned }, (_, index) => ({
      employeeId,
      isAttended: index < attended,
      isRegistered: true,
      // The first of everybody falls into the last week.
      daysAgo: index === 0 ? random.between(1, 6) : random.between(1, DAYS_BACK),
      minute: random.between(9 * 60, 19 * 60),
      waited: random.between(1, index < attended ? 12 : 40),
    })),
  );
  const open = UNREGISTERED.map(([minutesAgo, waited]) => ({
    employeeId: UNREGISTERED_BY,
    isAttended: true,
    isRegistered: false,
    daysAgo: 0,
    minute: minute - minutesAgo - waited,
    waited,
  }));
  const age = (handled: HandledLead) => handled.daysAgo * 1440 - handled.minute;
  return [...handledLeads, ...open].toSorted((one, other) => age(other) - age(one));
}

/** The account that assigned a lead to an employee: rol4 within their own branch, rol2 elsewhere. */
function assignerOf(employeeId: number, { employees, accounts }: Context): number {
  const managerOf = new Map(employees.map(({ id, managerId }) => [id, managerId]));
  const above = new Set<number>();
  for (let at = managerOf.get(employeeId) ?? null; at !== null; at = managerOf.get(at) ?? null) above.add(at);
  const username = above.has(104) ? 'rol4' : 'rol2';
  return accounts.find((account) => account.username === username)?.id ?? 0;
}

const ownAccount = (employeeId: number, { accounts }: Context) =>
  accounts.find((account) => account.employeeId === employeeId)?.id ?? 0;

type Person = ReturnType<typeof personOf>;

function prospectOf(handled: HandledLead, person: Person, means_id: number, context: Context): DemoProspect {
  const { today, timeZone } = context.beginning;
  const createdOn = addDays(today, -handled.daysAgo);
  const createdMinute = handled.minute + handled.waited;
  const whole = person.full_name ?? person.name;
  const lastName = whole.slice(person.name.length).trim();
  return {
    createdOn,
    createdMinute,
    buys: false,
    row: {
      id: 0,
      company_id: 1,
      employee_id: handled.employeeId,
      first_name: person.name,
      last_name: lastName === '' ? null : lastName,
      mobile_phone: person.mobile_phone,
      home_phone: null,
      email: person.email,
      accepts_email: false,
      means_id,
      street: null,
      county: null,
      state: null,
      state_code: null,
      zip_code: null,
      created_at: momentAt(createdOn, createdMinute, timeZone),
      created_by: handled.isAttended
        ? ownAccount(handled.employeeId, context)
        : assignerOf(handled.employeeId, context),
      discarded_at: null,
      previous_employee_id: null,
      reassigned_at: null,
    },
  };
}

/** One lead with all that it left: the lead of its campaign, its row in the carousel and, where it is registered, its prospect. */
function trace(handled: HandledLead, ids: FirstIds, context: Context, random: Random) {
  const { today, timeZone } = context.beginning;
  const campaign = random.pick(context.campaigns.filter(({ company_id }) => company_id === 1));
  const means_id = meansOf(campaign.social_web);
  const day = addDays(today, -handled.daysAgo);
  const created_at = momentAt(day, handled.minute, timeZone);
  const taken_at = momentAt(day, handled.minute + handled.waited, timeZone);
  const person = personOf(ids.lead, random);
  const planned = prospectOf(handled, person, means_id, context);
  const prospect = handled.isRegistered ? { ...planned, row: { ...planned.row, id: ids.prospect } } : null;
  const prospect_id = prospect?.row.id ?? null;
  const lead: DemoLead = {
    id: ids.lead,
    company_id: 1,
    campaign_id: campaign.id,
    received_at: created_at,
    answered_at: taken_at,
    prospect_id,
  };
  const taken: TakenLead = {
    ...person,
    company_id: 1,
    digital_lead_id: lead.id,
    means_id,
    created_at,
    attended_by: handled.isAttended ? ownAccount(handled.employeeId, context) : null,
    attended_at: handled.isAttended ? taken_at : null,
    assigned_to: handled.isAttended ? null : handled.employeeId,
    assigned_at: handled.isAttended ? null : taken_at,
    prospect_id,
  };
  return { lead, taken, prospect };
}

/**
 * The leads that people got in the last weeks, the oldest first: who attended them and whom they were handed to, and the prospects
 * that they became. Two of rol8 are still to be registered.
 */
export function planCarouselHistory(
  context: Context,
  first: FirstIds,
): { leads: DemoLead[]; taken: TakenLead[]; prospects: DemoProspect[] } {
  const random = createRandom(6061);
  const handledLeads = planHandledLeads(context.beginning, random);
  let prospectId = first.prospect;
  const traces = handledLeads.map((handled, index) => {
    const left = trace(handled, { lead: first.lead + index, prospect: prospectId }, context, random);
    if (left.prospect !== null) prospectId += 1;
    return left;
  });
  return {
    leads: traces.map(({ lead }) => lead),
    taken: traces.map(({ taken }) => taken),
    prospects: traces.flatMap(({ prospect }) => (prospect === null ? [] : [prospect])),
  };
}
