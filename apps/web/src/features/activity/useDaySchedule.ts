import { type Activity, scheduleBeside } from '@sereno/domain/activity';
import { type ActivityFormStore, useActivityFormField } from '@sereno/ui/activity';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { dayActivitiesQuery } from './activityQueries.ts';

/**
 * What the adviser of the activity, or of the chosen prospect, has booked on the day that the form says, beside the activity that is
 * closed (ADL-14): undefined while it loads, null where it is not known.
 * @param isOpen Whether anybody sees it; otherwise nothing is asked.
 */
export function useDaySchedule(
  store: ActivityFormStore,
  closed: Activity | null,
  isOpen: boolean,
): readonly Activity[] | null | undefined {
  const calls = useCalls();
  const today = useToday();
  const date = useActivityFormField(store, (form) => form.date);
  const prospect = useActivityFormField(store, (form) => form.prospect);
  const closedId = closed?.id ?? null;
  const adviserName = (closed ?? prospect)?.adviserName ?? null;
  const adviserId = closed?.adviserId ?? null;
  const { data, isError } = useQuery({ ...dayActivitiesQuery(calls, date ?? today), enabled: isOpen && date !== null });
  return useMemo(
    () =>
      data === undefined ? (isError ? null : undefined) : scheduleBeside(data, { closedId, adviserName, adviserId }),
    [data, isError, closedId, adviserName, adviserId],
  );
}
