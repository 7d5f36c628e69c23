import { type CalendarDate, DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import { planActivities } from './activityPlan.ts';
import { planBudgets, planCampaigns, planLeads } from './campaignPlan.ts';
import { planCarouselHistory } from './carouselHistory.ts';
import { planCarousel } from './carouselPlan.ts';
import { planCommissions } from './commissionPlan.ts';
import { planCommissionReport, planCommissionWeeks } from './commissionWeekPlan.ts';
import { planContracts } from './contractPlan.ts';
import { withDueRenewals } from './dueRenewals.ts';
import { withLastWeek } from './lastWeek.ts';
import type { Beginning } from './moment.ts';
import { moreCampaigns, shareLeads } from './moreCampaigns.ts';
import { demoOrganisation } from './organisation.ts';
import { type DemoAccount, demoAccounts, type DemoEmployee, demoEmployees } from './people.ts';
import { planProspects } from './prospectPlan.ts';
import { withQuickSales } from './quickSales.ts';
import { planQuotations } from './quotationPlan.ts';
import { planGoals, planOffers, planRanks, planRenewals } from './salesPlan.ts';

/** The employees of rol8 and rol9, and of the accounts of the other companies: they have something to do on any day. */
const BUSY: ReadonlySet<number> = new Set([108, 109, 202, 302]);

const NOON = 12 * 60;

export type DemoPlan = ReturnType<typeof planDemo>;

/** The account that created an employee's data: their own, or else the administrator of their company. */
export function accountFor(accounts: readonly DemoAccount[]): (employee: { id: number; companyId: number }) => number {
  const own = new Map(accounts.map(({ employeeId, id }) => [employeeId, id]));
  const first = new Map(accounts.toReversed().map(({ companyId, id }) => [companyId, id]));
  return ({ id, companyId }) => own.get(id) ?? first.get(companyId) ?? 0;
}

/** The prospects of the demo, without those of the carousel, and what has been and will be done about them. */
export function planProspecting(
  employees: readonly DemoEmployee[],
  accounts: readonly DemoAccount[],
  beginning: Beginning,
) {
  const prospects = planProspects(employees, beginning, accountFor(accounts));
  return { prospects, activities: planActivities(employees, prospects, beginning.today, BUSY) };
}

type Prospects = ReturnType<typeof planProspects>;

function planSales(
  employees: readonly DemoEmployee[],
  accounts: readonly DemoAccount[],
  prospects: Prospects,
  beginning: Beginning,
) {
  const first = planCampaigns();
  const more = moreCampaigns(first);
  const campaigns = [...first, ...more];
  const answered = shareLeads(planLeads(first, prospects, beginning), first, more);
  const { leads, waiting } = planCarousel(first, answered.length + 1, beginning);
  const history = planCarouselHistory(
    { campaigns: first, employees, accounts, beginning },
    { lead: answered.length + leads.length + 1, prospect: prospects.length + 1 },
  );
  const known = { campaigns, leads: answered };
  const drawn = planContracts(employees, prospects, known, beginning.today);
  const quick = withQuickSales(drawn, prospects, known, beginning.today);
  const due = withDueRenewals(quick, prospects, beginning.today);
  const contracts = withLastWeek(due, beginning.today);
  const { taken, prospects: handed } = history;
  return { handed, campaigns, leads: [...answered, ...leads, ...history.leads], waiting, taken, contracts };
}

/** The demo as it lies in the database when it begins on that day, at noon unless another minute of it is named. */
export function planDemo(today: CalendarDate, minute = NOON, timeZone = DEFAULT_TIME_ZONE) {
  const beginning = { today, minute, timeZone };
  const employees = demoEmployees();
  const accounts = demoAccounts(employees);
  const organisation = demoOrganisation(employees);
  const { prospects, activities } = planProspecting(employees, accounts, beginning);
  const { handed, ...sales } = planSales(employees, accounts, prospects, beginning);
  const { contracts, campaigns } = sales;
  const renewals = planRenewals(contracts, today);
  const commissions = planCommissions(contracts, renewals, today);
  const offers = planOffers(today);
  return {
    beginning,
    employees,
    accounts,
    organisation,
    ...sales,
    // Those of the carousel are new: nothing has been done with them yet.
    prospects: [...prospects, ...handed],
    activities,
    budgets: planBudgets(campaigns, beginning),
    renewals,
    quotations: planQuotations(contracts, prospects, { beginning, accountOf: accountFor(accounts) }),
    goals: planGoals(organisation, today),
    offers,
    ranks: planRanks(offers, contracts),
    commissions,
    commissionWeeks: planCommissionWeeks(commissions, beginning),
    commissionReport: planCommissionReport(contracts, beginning),
  };
}
