import type { Calls } from '@sereno/api/calls';
import type { PdfCalls } from '@sereno/api/pdf';
import { queryOptions } from '@tanstack/react-query';

/** The key under which quotations are kept, the list and each of them, so that all can be asked for again. */
export const QUOTATIONS = ['quotations'] as const;

/**
 * What can be quoted. It is asked for at the start of each quotation, and not again by itself: figures that change while somebody
 * reads them to a client would be worse than those that the server refuses in the end.
 */
export const quotationOptionsQuery = ({ quotation }: Calls) =>
  queryOptions({
    queryKey: ['quotation-options'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => quotation.quotationOptions(signal),
  });

/** The quotations that the person may see (UND-32). */
export const quotationsQuery = ({ quotation }: Calls) =>
  queryOptions({
    queryKey: [...QUOTATIONS, 'list'],
    // Others quote too: coming back to the window refreshes them.
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
    queryFn: ({ signal }) => quotation.quotations(signal),
  });

/** One of them; null for one that the person may not see. */
export const quotationQuery = ({ quotation }: Calls, id: number) =>
  queryOptions({
    queryKey: [...QUOTATIONS, 'one', id],
    queryFn: ({ signal }) => quotation.quotation(id, signal),
  });

/** Its PDF, which never changes: the figures of a quotation are those that were kept. */
export const quotationPdfQuery = (
  fetchCalls: () => Promise<PdfCalls>,
  { id, number }: { id: number; number: string },
) =>
  queryOptions({
    queryKey: ['quotation-pdf', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: async ({ signal }) => (await fetchCalls()).ofQuotation({ id, number }, signal),
  });

/** The prospect of a quotation; null for one that the person may not see. */
export const quotedProspectQuery = ({ prospect }: Calls, id: number) =>
  queryOptions({
    queryKey: ['quoted-prospect', id],
    queryFn: ({ signal }) => prospect.prospect(id, signal),
  });
