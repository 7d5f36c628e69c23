import type { KnownRegister, RegisterQuery } from '@sereno/domain/register';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { readQuery, readRow, writeQuery, writeRow } from './registerAddress.ts';

/** Marks a step of the history that opened a row, so that closing it is the way back. */
const OPENED_HERE = { register: true } as const;
const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'register' in state;

/** What the address asks of a register, and what changes it. */
export type RegisterAddress = {
  /** The same object as long as the address asks the same. */
  readonly query: RegisterQuery;
  /** Asks something else. @param isStep Whether Back undoes it. */
  readonly ask: (query: RegisterQuery, isStep: boolean) => void;
  /** The row whose detail is open; null for none. */
  readonly row: number | null;
  readonly openRow: (id: number) => void;
  readonly closeRow: () => void;
};

/** Keeps search, filters, order, page and the open row in the address: a link shows the same, and Back undoes a step. */
export function useRegisterAddress(register: KnownRegister): RegisterAddress {
  const [address, setAddress] = useSearchParams();
  const text = writeQuery(readQuery(register, address), new URLSearchParams()).toString();
  const query = useMemo(() => readQuery(register, new URLSearchParams(text)), [register, text]);
  return {
    query,
    ask: (next, isStep) => setAddress((current) => writeQuery(next, current), isStep ? {} : { replace: true }),
    row: readRow(address),
    openRow: (id) => setAddress((current) => writeRow(id, current), { state: OPENED_HERE }),
    closeRow: () => {
      if (wasOpenedHere(window.history.state)) window.history.back();
      else setAddress((current) => writeRow(null, current), { replace: true });
    },
  };
}
