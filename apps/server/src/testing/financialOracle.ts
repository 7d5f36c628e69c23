import { type CalendarDate, type DateRange, dateIn, diffDays } from '@sereno/domain/calendar';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Who asks the financial dashboard, for which days, and what they choose. */
export type FinancialOracleQuery = {
  readonly username: string;
  readonly range: DateRange;
  readonly line: 'PF' | 'SG' | 'BF' | null;
  readonly medium: string | null;
  /** Sellers' numbers. */
  readonly advisers: readonly number[];
  readonly managements: readonly number[];
  readonly assistants: readonly number[];
};

const COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);

const isWithin = (day: CalendarDate, { start, end }: DateRange) => start <= day && day <= end;
const isInMonths = (day: CalendarDate, { start, end }: DateRange) =>
  start.slice(0, 7) <= day.slice(0, 7) && day.slice(0, 7) <= end.slice(0, 7);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const average = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const key = ({ business_line, social_web, name }: Row<'campaign'>) => `${business_line} ${social_web} ${name}`;

/**
 * The figures of the financial dashboard, counted one row after another in plain TypeScript: apart from every statement that the
 * server asks. The rows are read once, so they have to be there before. Amounts are in cents.
 */
export async function financialOracle({ db }: Database, timeZone: string) {
  const employees = await db.selectFrom('employee').selectAll().execute();
  const units = await db.selectFrom('management').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const campaigns = await db.selectFrom('campaign').selectAll().orderBy('id').execute();
  const budgets = await db.selectFrom('campaign_month').selectAll().execute();
  const leads = await db.selectFrom('digital_lead').selectAll().execute();
  const carousel = await db.selectFrom('carousel_lead').selectAll().execute();
  const prospects = await db.selectFrom('prospect').selectAll().execute();
  const contracts = await db.selectFrom('contract').selectAll().execute();
  const employeeOf = new Map(employees.map((each) => [each.id, each]));
  const unitOf = new Map(units.map((each) => [each.id, each]));
  const accountOf = new Map(accounts.map((each) => [each.id, each]));
  const prospectOf = new Map(prospects.map((each) => [each.id, each]));
  const queuedOf = new Map(carousel.map((each) => [each.digital_lead_id, each]));

  const isBelow = (id: number | null, head: number | null): boolean =>
    id !== null && (id === head || isBelow(employeeOf.get(id)?.manager_id ?? null, head));
  const isInUnit = (id: number | null, requested: readonly number[]): boolean =>
    id !== null && (requested.includes(id) || isInUnit(unitOf.get(id)?.parent_id ?? null, requested));
  const dayOf = (lead: Row<'digital_lead'>) => dateIn(timeZone, lead.received_at);

  /** The adviser of the lead; null without one. */
  function ownerOf(lead: Row<'digital_lead'>): number | null {
    const queued = queuedOf.get(lead.id);
    return (
      prospectOf.get(lead.prospect_id ?? 0)?.employee_id ??
      queued?.assigned_to ??
      accountOf.get(queued?.attended_by ?? 0)?.employee_id ??
      null
    );
  }

  /** Whether data of an employee, or of none, counts for the viewer. */
  function counts(requested: FinancialOracleQuery, viewer: Row<'account'>) {
    const { advisers, managements, assistants } = requested;
    return (employeeId: number | null): boolean => {
      const isChosen = advisers.length + managements.length + assistants.length > 0;
      if (COMPANY.has(viewer.role_id) && !isChosen) return true;
      const owner = employeeOf.get(employeeId ?? 0);
      if (owner === undefined || owner.company_id !== viewer.company_id) return false;
      if (BRANCH.has(viewer.role_id) && !isBelow(owner.id, viewer.employee_id)) return false;
      if (!BRANCH.has(viewer.role_id) && !COMPANY.has(viewer.role_id) && owner.id !== viewer.employee_id) return false;
      if (advisers.length > 0 && !advisers.includes(owner.slp_code ?? 0)) return false;
      if (managements.length > 0 && !isInUnit(owner.management_id, managements)) return false;
      return assistants.length === 0 || isInUnit(owner.management_id, assistants);
    };
  }

  const isListed = ({ id }: Row<'campaign'>, range: DateRange) =>
    budgets.some((row) => row.campaign_id === id && isInMonths(row.month, range)) ||
    leads.some((lead) => lead.campaign_id === id && isWithin(dayOf(lead), range));

  function figuresOf(campaign: Row<'campaign'>, range: DateRange, isCounted: (employeeId: number | null) => boolean) {
    const own = leads.filter(
      (lead) => lead.campaign_id === campaign.id && isWithin(dayOf(lead), range) && isCounted(ownerOf(lead)),
    );
    const sales = own.flatMap((lead) =>
      contracts
        .filter((row) => row.prospect_id === lead.prospect_id && row.campaign_id === campaign.id)
        .filter((row) => row.sold_on >= dayOf(lead) && isCounted(row.employee_id))
        .map((row) => ({ amount: row.amount, days: diffDays(dayOf(lead), row.sold_on) })),
    );
    const spent = budgets.filter((row) => row.campaign_id === campaign.id && isInMonths(row.month, range));
    const exercised = sum(spent.map((row) => row.exercised));
    const amount = sum(sales.map((sale) => sale.amount));
    return {
      line: campaign.business_line,
      medium: campaign.social_web,
      name: campaign.name,
      leads: own.length,
      sales: sales.length,
      budget: sum(spent.map((row) => row.budget)),
      exercised,
      leadCost: Math.floor(share(exercised, own.length) + 0.5),
      margin: amount - exercised,
      amount,
      conversion: share(sales.length, own.length),
      minutes: average(
        own.flatMap(({ received_at, answered_at }) =>
          answered_at === null ? [] : (answered_at.getTime() - received_at.getTime()) / 60_000,
        ),
      ),
      days: average(sales.map(({ days }) => days)),
    };
  }

  const viewerOf = (username: string) => {
    const viewer = accounts.find((each) => each.username === username);
    return viewer === undefined || (viewer.employee_id === null && !COMPANY.has(viewer.role_id)) ? undefined : viewer;
  };

  return {
    /** Each campaign by line, medium and name. */
    campaigns(requested: FinancialOracleQuery) {
      const viewer = viewerOf(requested.username);
      if (viewer === undefined) return [];
      return campaigns
        .filter(({ company_id }) => company_id === viewer.company_id)
        .filter(({ business_line }) => requested.line === null || business_line === requested.line)
        .filter(({ social_web }) => requested.medium === null || social_web === requested.medium)
        .filter((campaign) => isListed(campaign, requested.range))
        .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
        .map((campaign) => figuresOf(campaign, requested.range, counts(requested, viewer)));
    },

    /** The media with a campaign in the days. */
    media(username: string, range: DateRange, line: FinancialOracleQuery['line']) {
      const viewer = viewerOf(username);
      const own = campaigns.filter(({ company_id }) => company_id === viewer?.company_id);
      const fitting = own.filter(({ business_line }) => line === null || business_line === line);
      const listed = fitting.filter((campaign) => isListed(campaign, range));
      return [...new Set(listed.map(({ social_web }) => social_web))].toSorted();
    },
  };
}
