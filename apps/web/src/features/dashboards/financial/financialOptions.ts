import type { Calls } from '@sereno/api/calls';
import type { CalendarDate } from '@sereno/domain/calendar';
import {
  type DigitalMedium,
  type FinancialFilters,
  type FinancialResult,
  keepKnownMedium,
} from '@sereno/domain/dashboards';
import { keepPreviousData, type QueryObserverOptions } from '@tanstack/react-query';
import { financialQuery } from './financialQueries.ts';

/**
 * Whether the campaigns can be asked for. With a medium that the month and the line are known not to have they are not: it is about
 * to be dropped. They never wait for the list, which may be slow: a medium that turns out to be none of it costs one call more.
 * @param media Those of the month and the line: undefined while they load, null where they could not be fetched.
 */
export function canAskCampaigns(
  filters: FinancialFilters,
  media: readonly DigitalMedium[] | null | undefined,
): boolean {
  return !media || keepKnownMedium(filters, media) === filters;
}

/** How the campaigns are asked for: those before are shown until the next ones are there, so that nothing moves. */
export const campaignOptions = (
  calls: Calls,
  filters: FinancialFilters,
  today: CalendarDate,
  media: readonly DigitalMedium[] | null | undefined,
): QueryObserverOptions<FinancialResult | null, Error, FinancialResult | null, FinancialResult | null> => ({
  ...financialQuery(calls, filters, today),
  enabled: canAskCampaigns(filters, media),
  placeholderData: keepPreviousData,
});
