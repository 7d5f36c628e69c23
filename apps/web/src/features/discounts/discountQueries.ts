import { createDiscountCalls, type DiscountCalls, type SaleOf } from '@sereno/api/discount';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of discounts; their code comes with the dialogs. */
export function useDiscountCalls(): DiscountCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createDiscountCalls(doors), [doors]);
}

/** What begins the key of every answer about discounts. */
export const DISCOUNTS = ['discounts'] as const;
/** What begins the key of every answer of their register. */
export const REQUESTS = ['register', 'discount-requests'] as const;

/** The discounts of a quotation or contract. Others ask and decide too: it is asked again at each visit and return to the window. */
export const saleQuery = (calls: DiscountCalls, of: SaleOf) =>
  queryOptions({
    queryKey: [...DISCOUNTS, of.kind, of.id],
    queryFn: ({ signal }) => calls.discountedSale(of, signal),
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
  });

/** The quotation or contract of a request. */
export const requestQuery = (calls: DiscountCalls, id: number) =>
  queryOptions({
    queryKey: [...DISCOUNTS, 'request', id],
    queryFn: ({ signal }) => calls.discountRequest(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
  });

/** What a certificate is worth; null for a code that there is not. */
export const certificateQuery = (calls: DiscountCalls, code: string) =>
  queryOptions({
    queryKey: [...DISCOUNTS, 'certificate', code],
    queryFn: ({ signal }) => calls.certificate(code, signal),
  });
