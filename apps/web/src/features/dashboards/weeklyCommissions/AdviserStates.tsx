import type { BusinessWeek } from '@sereno/domain/week';
import { AdviserWeeks } from '@sereno/ui/commission';
import { type DataTableHandle, storedTable } from '@sereno/ui/data-table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import type { StepFocus } from './address/useStepFocus.ts';
import { statesQuery } from './weeklyQueries.ts';

export type AdviserStatesProps = Pick<StepFocus, 'returned' | 'onReturned'> & {
  /** Whose filters and page of the list are kept while they look at one week after the other. */
  userId: number;
  week: BusinessWeek;
  /** Null for everybody whom the viewer sees. */
  management: number | null;
  /** Called with the adviser whose week is to be shown. */
  onChoose: (slpCode: number) => void;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
};

/** Who has signed the week, who disputes it and who still waits (CMA-15). */
export function AdviserStates({ userId, week, management, returned, onReturned, ...props }: AdviserStatesProps) {
  const { config } = usePlatform();
  const answer = useQuery(statesQuery(useCalls(), week, management));
  const rows = shownData(answer);
  const memory = useMemo(() => storedTable(`sereno:adviserWeeks:${userId}`, () => sessionStorage), [userId]);
  const table = useRef<DataTableHandle>(null);
  useEffect(() => {
    if (returned === null || rows === undefined) return;
    onReturned(table.current?.focusRow(String(returned), 'buttons') ?? false);
  }, [returned, rows, onReturned]);
  return (
    <AdviserWeeks
      {...props}
      ref={table}
      memory={memory}
      rows={rows ?? none}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={answer.isFetching && Boolean(rows)}
      onRetry={() => void answer.refetch()}
      zone={config.timeZone}
    />
  );
}

const none: readonly never[] = [];
