import type { Activity } from '@sereno/domain/activity';
import type { ProspectSearch } from '@sereno/ui/activity';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProspectChoices } from '../../platform/prospectChoices.ts';
import { ACTIVITIES } from './activityQueries.ts';
import { knownProspects } from './knownProspects.ts';

/**
 * Finds prospects by a part of their name while it is typed (ADL-39): among all of them, or where the server cannot be asked among
 * those of the lists that are there.
 */
export function useProspectSearch(isOnline: boolean): ProspectSearch {
  const queries = useQueryClient();
  const { search, options, loading, failed, onSearch } = useProspectChoices(isOnline);
  const isUnasked = !isOnline || failed;
  const known = useMemo(
    () => (isUnasked && search !== null ? knownProspects(listedActivities(queries), search) : NO_PROSPECTS),
    [isUnasked, search, queries],
  );
  return {
    options: isUnasked ? known : options,
    loading,
    failed: isUnasked && known.length === 0 && search !== null && !loading,
    onSearch,
  };
}

/** The activities of every list that is there. */
const listedActivities = (queries: QueryClient): readonly Activity[] =>
  queries.getQueriesData<readonly Activity[]>({ queryKey: ACTIVITIES }).flatMap(([, activities]) => activities ?? []);

const NO_PROSPECTS: readonly never[] = [];
