import type { DateRange } from '@sereno/domain/calendar';
import type { BusinessLine, DigitalMedium, FinancialResult, PeopleScope } from '@sereno/domain/dashboards';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { digitalMediumOf, financialResultOf } from './generated/readers/dashboards.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { listReader, rowReader } from './readers.ts';

/** The filters of the financial dashboard (FIN-02, FIN-03); null and left out mean all. */
export type FinancialScope = Pick<PeopleScope, 'assistantManagers' | 'managements' | 'advisers'> & {
  readonly businessLine?: BusinessLine | null;
  /** Code of a digital medium. */
  readonly medium?: string | null;
};

/** Reads the financial result (ENT-14). Null where the answer has no list of campaigns; one without a name is left out. */
export const readFinancialResult = rowReader(financialResultOf);

/** Reads the digital media (FIN-18); one without a name is called by its code, one without a code is left out. */
export const readDigitalMedia = listReader(digitalMediumOf);

/** The digital campaigns of a range, which the dashboard makes a month (API-39, FIN-17). */
export async function financialResult(
  client: Client,
  range: DateRange,
  scope: FinancialScope = {},
  signal: Signal = null,
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
  const requested = client.GET('/dashboard/get-financial-v2', { params: { query }, signal });
  return answerOf('GET /dashboard/get-financial-v2', requested, readFinancialResult);
}

/** The digital media to choose from in the month that the range begins in (API-40, FIN-18). */
export async function digitalMedia(
  client: Client,
  range: DateRange,
  { businessLine = null }: Pick<FinancialScope, 'businessLine'> = {},
  signal: Signal = null,
): Promise<readonly DigitalMedium[]> {
  const { StartDate } = startAndEndDate(range);
  const query = { ...(businessLine !== null && { BusinessLine: businessLine }), StartDate };
  const requested = client.GET('/dashboard/financial-socialweb', { params: { query }, signal });
  return answerOf('GET /dashboard/financial-socialweb', requested, readDigitalMedia);
}
