import { createDiscountCalls, type DiscountCalls } from '@sereno/api/discount';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of discounts; their code comes with the dialogs. */
export function useDiscountCalls(): DiscountCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createDiscountCalls(doors), [doors]);
}

/** The quotation or contract of a request. */
export const requestQuery = (calls: DiscountCalls, id: number) =>
  queryOptions({
    queryKey: ['discounts', 'request', id],
    queryFn: ({ signal }) => calls.discountRequest(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
  });
