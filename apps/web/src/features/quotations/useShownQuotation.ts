import type { Quotation } from '@sereno/domain/quotation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { useAddress } from '../../platform/useAddress.ts';
import { addressId, PARAMETERS } from './addressId.ts';
import { quotationQuery } from './quotationQueries.ts';

const { quotation } = PARAMETERS;

/** The quotation that the address names. */
export type ShownQuotationState = {
  /** Its id, or that of the one shown last; null before the first. */
  readonly id: number | null;
  readonly isOpen: boolean;
  /** The address names none that the person may see. */
  readonly isUnknown: boolean;
  /** Undefined while it loads, null where it could not be fetched. */
  readonly quotation: Quotation | null | undefined;
  /** Takes it out of the address. */
  readonly close: () => void;
  readonly retry: () => void;
};

/** Reads the quotation of the address; its content stays while its dialog fades. */
export function useShownQuotation(): ShownQuotationState {
  const calls = useCalls();
  const [search, change] = useAddress();
  const requested = addressId(search, quotation);
  const [id, setId] = useState(requested.kind === 'id' ? requested.id : null);
  if (requested.kind === 'id' && requested.id !== id) setId(requested.id);
  const { data, isError, refetch } = useQuery({ ...quotationQuery(calls, id ?? 0), enabled: id !== null });
  const isMissing = requested.kind === 'id' && data === null;
  return {
    id,
    isOpen: requested.kind === 'id' && !isMissing,
    isUnknown: requested.kind === 'unreadable' || isMissing,
    quotation: data ?? (isError ? null : undefined),
    close: () => change((params) => params.delete(quotation.key)),
    retry: () => void refetch(),
  };
}
