import type { Calls } from '@sereno/api/calls';
import type { ProspectList } from '@sereno/domain/prospect';
import { queryOptions } from '@tanstack/react-query';

/** A register of prospects (UND-01 to UND-04), under the key by which everything about prospects is asked for again. */
export const prospectListQuery = ({ prospect }: Calls, list: ProspectList) =>
  queryOptions({
    queryKey: ['prospects', 'list', list],
    // Others change them too: coming back to the window refreshes them; without a network they stay.
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
    refetchOnReconnect: true,
    queryFn: ({ signal }) => prospect.prospectList(list, signal),
  });
