import {
  type ActivityFormRules,
  fixedTracingId,
  offeredTracings,
  type Reachable,
  tracingCatalogKey,
} from '@sereno/domain/activity';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { activitySubjectsQuery, activityTypesQuery, tracingTypesQuery } from '../../platform/activityCatalogs.ts';
import type { EditorTarget } from './editorTarget.ts';

const NOTHING: readonly never[] = [];
const UNREACHABLE: Reachable = { hasEmail: false, hasPhone: false, hasAddress: false };

/** What the form is held against, and whether types and subjects are there. */
export function useCatalogs({ task, activity }: EditorTarget) {
  const calls = useCalls();
  const today = useToday();
  const types = useQuery(activityTypesQuery(calls));
  const subjects = useQuery(activitySubjectsQuery(calls));
  const key = activity === null ? null : tracingCatalogKey(task, activity);
  const tracings = useQuery({ ...tracingTypesQuery(calls, key ?? 0), enabled: key !== null });

  // What was known counts, however old it is: a catalogue seldom changes, and there may be no network to ask again.
  const knownTracings = tracings.data ?? (tracings.isError ? NOTHING : undefined);
  const rules = useMemo(
    (): ActivityFormRules => ({
      today,
      types: types.data ?? NOTHING,
      subjects: subjects.data ?? NOTHING,
      reachable: activity?.contact ?? UNREACHABLE,
      tracings: knownTracings && offeredTracings(task, knownTracings),
      fixedTracingId: activity && fixedTracingId(task, activity),
    }),
    [today, types.data, subjects.data, activity, knownTracings, task],
  );
  const isMissing = types.data === undefined || subjects.data === undefined;
  const hasFailed = types.isError || subjects.isError;
  return {
    rules,
    state: !isMissing ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: () => void Promise.all([types.refetch(), subjects.refetch()]),
  } as const;
}
