import { type FinancialResult, keepKnownMedium } from '@sereno/domain/dashboards';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { type FilterList, filterList } from '../filters/listQuery.ts';
import { campaignOptions, canAskCampaigns } from './financialOptions.ts';
import { digitalMediaQuery } from './financialQueries.ts';
import type { FinancialFilterState } from './useFinancialFilters.ts';

/** What the financial dashboard shows of its two calls. */
export type Campaigns = {
  /** Undefined while they load for the first time, null when there is nothing to show (FLT-04, FLT-05). */
  readonly result: FinancialResult | null | undefined;
  /** Newer ones are on their way; meanwhile those before are shown. */
  readonly refreshing: boolean;
  /** The media to choose from (FIN-03). */
  readonly media: FilterList;
};

/**
 * Asks for the campaigns and the media that the filters say, each once for every change (FLT-01, FLT-11), neither waiting for the
 * other. A medium that the month and the line do not have is dropped as soon as that is known, and the campaigns are asked for again.
 */
export function useCampaigns({ filters, change, today }: FinancialFilterState): Campaigns {
  const calls = useCalls();
  const offered = useQuery(digitalMediaQuery(calls, filters, today));
  const media = shownData(offered);
  const answer = useQuery(campaignOptions(calls, filters, today, media));
  const result = shownData(answer);

  useEffect(() => {
    if (media && keepKnownMedium(filters, media) !== filters) change((before) => keepKnownMedium(before, media));
  }, [media, filters, change]);

  const options = useMemo(() => media?.map(({ code, name }) => ({ value: code, label: name })), [media]);
  return {
    result,
    refreshing: (answer.isFetching || !canAskCampaigns(filters, media)) && result !== undefined,
    media: filterList(media && options),
  };
}
