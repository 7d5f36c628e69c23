import { createRegisterCalls, type RegisterCalls } from '@sereno/api/register';
import type { KnownRegister, RegisterQuery, RegisterRow } from '@sereno/domain/register';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of every register; their code comes with their pages. */
export function useRegisterCalls(): RegisterCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createRegisterCalls(doors), [doors]);
}

/** Others keep the register too: it is asked again at each visit, and when somebody comes back to the window. */
const fresh = { staleTime: 0, refetchOnWindowFocus: () => navigator.onLine, refetchOnReconnect: true } as const;

/** One page of a register; the page before stays until the next one has come. */
export const pageQuery = (calls: RegisterCalls, register: KnownRegister, query: RegisterQuery) =>
  queryOptions({
    ...fresh,
    queryKey: ['register', register.id, 'page', query],
    queryFn: ({ signal }) => calls.registerPage(register, query, signal),
    placeholderData: keepPreviousData,
  });

/** One row of a register, or null. */
export const rowQuery = (calls: RegisterCalls, register: KnownRegister, id: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['register', register.id, 'row', id],
    queryFn: ({ signal }) => calls.registerRow(register, id, signal),
  });

/** What was done with a row. */
export const historyQuery = (calls: RegisterCalls, register: KnownRegister, id: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['register', register.id, 'history', id],
    queryFn: ({ signal }) => calls.registerHistory(register, id, signal),
  });

/** The rows that a reference may lead to, by a part of their name or by their ids. */
export const choicesQuery = (
  calls: RegisterCalls,
  register: KnownRegister,
  field: string,
  asked: string | readonly number[],
) =>
  queryOptions({
    queryKey: ['register', register.id, 'choices', field, asked],
    queryFn: ({ signal }) => calls.registerChoices(register, field, asked, signal),
    placeholderData: keepPreviousData,
  });

/** All rows that a question leaves, for what shows them at once. */
export const allRowsQuery = (calls: RegisterCalls, register: KnownRegister, query: RegisterQuery) => {
  const { search, filters, state } = query;
  return queryOptions({
    ...fresh,
    queryKey: ['register', register.id, 'all', { search, filters, state }],
    queryFn: ({ signal }) => allRows(calls, register, query, signal),
    placeholderData: keepPreviousData,
  });
};

/** Rows that one call answers at most. */
const LARGEST_PAGE = 200;

/** All rows that a question leaves, page after page: what the table writes to a file or on paper. */
export async function allRows(
  calls: RegisterCalls,
  register: KnownRegister,
  query: RegisterQuery,
  signal: AbortSignal,
): Promise<readonly RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await calls.registerPage(register, { ...query, page, pageSize: LARGEST_PAGE }, signal);
    rows.push(...answer.rows);
    if (answer.rows.length < LARGEST_PAGE) return rows;
  }
}
