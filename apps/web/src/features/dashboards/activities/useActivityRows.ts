import type { ActivityCounter } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { useCallback } from 'react';
import { useDetail } from '../detail/useDetail.ts';

/** Shows the activities of those days behind a figure: of one counter, or of all where it is null. */
export type OpenActivities = (days: DateRange, counter: ActivityCounter | null) => void;

/** What leads from a figure to its activities (ACD-03, ACD-04); the same function from render to render. */
export function useActivityRows(): OpenActivities {
  const { open } = useDetail();
  return useCallback(
    (days, counter) => open({ kind: 'activities', days, ...(counter !== null && { counter }) }),
    [open],
  );
}
