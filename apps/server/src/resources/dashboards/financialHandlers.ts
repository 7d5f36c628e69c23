import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import { monthOf, parseWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { type CampaignRow, listCampaigns, listMedia } from './financialQueries.ts';
import { filterOf } from './rowFilter.ts';

const campaignOnWire = (row: CampaignRow): components['schemas']['DigitalCampaign'] => ({
  BusinessLine: row.line,
  SocialWeb: row.medium,
  Name: row.name,
  TotalLeads: row.leads,
  SalesTotal: row.sales,
  CampaignCost: fromCents(row.budget),
  ExercisedBudget: fromCents(row.exercised),
  LeadCost: fromCents(row.leadCost),
  ROI: fromCents(row.amount - row.exercised),
  SalesContract: fromCents(row.amount),
  Conversion: row.conversion,
  AverageTime: row.minutes,
  AverageDaysSales: row.days,
});

/** The digital campaigns and their media (API-39, API-40). */
export function financialHandlers({ database: { db }, timeZone }: Omit<DashboardContext, 'access'>) {
  return {
    async getFinancialDashboard(call) {
      const { SlpCode: Advisors = [], BusinessLine: line, SocialWeb: medium, ...query } = call.query;
      const filter = filterOf(call, { ...query, Advisors });
      if ('status' in filter) return filter;
      const campaigns = await listCampaigns(db, filter, { line, medium }, timeZone);
      const budget = campaigns.reduce((cents, row) => cents + row.budget, 0);
      return { status: 201, body: { PeriodBudget: fromCents(budget), DigitalLeads: campaigns.map(campaignOnWire) } };
    },

    async getDigitalMedia(call) {
      const start = parseWireDate(call.query.StartDate);
      if (start === null) return REFUSALS.malformed();
      const month = monthOf(start);
      const media = await listMedia(db, scopeOf(viewerOf(call)), { month, line: call.query.BusinessLine, timeZone });
      return { status: 200, body: media.map((name) => ({ SocialWeb: name, Name: name })) };
    },
  } satisfies Handlers;
}
