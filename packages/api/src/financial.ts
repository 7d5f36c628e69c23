import type { DateRange } from '@sereno/domain/calendar';
import type {
  BusinessLine,
  DigitalCampaign,
  DigitalMedium,
  FinancialResult,
  PeopleScope,
} from '@sereno/domain/dashboards';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { countIn, numberOf, pesosIn } from './figures.ts';
import { asText } from './asText.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { type Fields, fieldsOf, rowsOf, textOf } from './readers.ts';

/** The filters of the financial dashboard (FIN-02, FIN-03); null and left out mean all. */
export type FinancialScope = Pick<PeopleScope, 'assistantManagers' | 'managements' | 'advisers'> & {
  readonly businessLine?: BusinessLine | null;
  /** Code of a digital medium. */
  readonly medium?: string | null;
};

/** A figure that is neither an amount nor a count, such as an average; 0 where there is none. */
function measureIn(fields: Fields, name: string): number {
  return Math.max(0, numberOf(fields[name]) ?? 0);
}

function readCampaign(fields: Fields): DigitalCampaign | null {
  const name = textOf(fields['Name']);
  if (name === null) return null;
  return {
    businessLine: textOf(fields['BusinessLine']) ?? '',
    medium: textOf(fields['SocialWeb']) ?? '',
    name,
    leads: countIn(fields, 'TotalLeads'),
    sales: countIn(fields, 'SalesTotal'),
    budget: pesosIn(fields, 'CampaignCost'),
    spent: pesosIn(fields, 'ExercisedBudget'),
    costPerLead: pesosIn(fields, 'LeadCost'),
    grossMargin: pesosIn(fields, 'ROI'),
    salesAmount: pesosIn(fields, 'SalesContract'),
    conversion: measureIn(fields, 'Conversion'),
    responseMinutes: measureIn(fields, 'AverageTime'),
    conversionDays: measureIn(fields, 'AverageDaysSales'),
  };
}

/**
 * Reads the financial result (ENT-14). Null where the answer has no list of campaigns; one without a name is left out.
 */
export function readFinancialResult(body: unknown): FinancialResult | null {
  const fields = fieldsOf(body);
  if (!Array.isArray(fields['DigitalLeads'])) return null;
  return {
    periodBudget: pesosIn(fields, 'PeriodBudget'),
    campaigns: rowsOf(fields['DigitalLeads'], readCampaign),
  };
}

/** Reads the digital media (FIN-18); one without a name is called by its code, one without a code is left out. */
export function readDigitalMedia(body: unknown): readonly DigitalMedium[] {
  return rowsOf(body, (fields) => {
    const code = textOf(fields['SocialWeb']);
    return code === null ? null : { code, name: textOf(fields['Name']) ?? code };
  });
}

/** The digital campaigns of a range, which the dashboard makes a month (API-39, FIN-17). */
export async function financialResult(
  client: Client,
  range: DateRange,
  scope: FinancialScope = {},
  signal?: AbortSignal,
): Promise<FinancialResult | null> {
  const { businessLine = null, medium = null } = scope;
  const query = {
    ...(businessLine !== null && { BusinessLine: businessLine }),
    ...(medium !== null && { SocialWeb: medium }),
    ...startAndEndDate(range),
    SlpCode: idsOf(scope.advisers),
    Management: idsOf(scope.managements),
    AssistantManagers: idsOf(scope.assistantManagers),
  };
  const reply = await client.GET('/dashboard/get-financial-v2', { params: { query }, ...asText(signal) });
  return readFinancialResult(bodyOf('GET /dashboard/get-financial-v2', reply));
}

/** The digital media to choose from in the month that the range begins in (API-40, FIN-18). */
export async function digitalMedia(
  client: Client,
  range: DateRange,
  { businessLine = null }: Pick<FinancialScope, 'businessLine'> = {},
  signal?: AbortSignal,
): Promise<readonly DigitalMedium[]> {
  const { StartDate } = startAndEndDate(range);
  const query = { ...(businessLine !== null && { BusinessLine: businessLine }), StartDate };
  const reply = await client.GET('/dashboard/financial-socialweb', { params: { query }, ...asText(signal) });
  return readDigitalMedia(bodyOf('GET /dashboard/financial-socialweb', reply));
}
