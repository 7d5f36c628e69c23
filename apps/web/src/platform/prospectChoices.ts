import type { Calls } from '@sereno/api/calls';
import type { ProspectChoice } from '@sereno/domain/activity';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCalls } from './calls.ts';

/** How long the person has to pause before a search is sent, in ms. */
const PAUSE_MS = 250;
/** What the call takes (`openapi/paths/prospect.yaml`). */
const LENGTH = { min: 2, max: 100 } as const;

/** How many letters a search needs. */
export const LEAST_LETTERS = LENGTH.min;

/** The text that is searched for, as the call takes it; null for one that is too short. */
export function searchText(typed: string): string | null {
  const text = typed.trim().slice(0, LENGTH.max);
  return text.length < LENGTH.min ? null : text;
}

const prospectChoicesQuery = ({ prospect }: Calls, search: string) =>
  queryOptions({
    queryKey: ['prospect-choices', search],
    queryFn: ({ signal }) => prospect.prospectChoices(search, signal),
    placeholderData: keepPreviousData,
  });

/** Prospects whose name contains the typed text. */
export type ProspectChoices = {
  /** The current search text; null when too short. */
  readonly search: string | null;
  readonly options: readonly ProspectChoice[];
  /** The search is pending. */
  readonly loading: boolean;
  /** The search failed. */
  readonly failed: boolean;
  readonly onSearch: (text: string) => void;
};

/**
 * Finds prospects by a part of their name while it is typed (ADL-39).
 * @param isAsked Whether the server is asked at all.
 */
export function useProspectChoices(isRequested = true): ProspectChoices {
  const calls = useCalls();
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = searchText(settled);
  const { data, isFetching, isError } = useQuery({
    ...prospectChoicesQuery(calls, search ?? ''),
    enabled: search !== null && isRequested,
  });
  const isSearched = searchText(typed) !== null;
  const isWaiting = searchText(typed) !== search;
  return {
    search,
    options: isSearched ? (data ?? NO_PROSPECTS) : NO_PROSPECTS,
    loading: isSearched && (isFetching || isWaiting),
    failed: isSearched && isError && !isWaiting && !isFetching,
    onSearch: setTyped,
  };
}

const NO_PROSPECTS: readonly never[] = [];
