import type { AdviserWeek } from '@sereno/domain/commission';
import { AdviserWeeks } from '@sereno/ui/commission';
import { type DataTableHandle, storedTable } from '@sereno/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import type { StepFocus } from './address/useStepFocus.ts';

export type AdviserStatesProps = Pick<StepFocus, 'returned' | 'onReturned'> & {
  /** Whose filters and page of the list are kept while they look at one week after the other. */
  userId: number;
  /** What `statesQuery` gave: the page asks, because it waits for the answer. */
  answer: UseQueryResult<readonly AdviserWeek[]>;
  /** Called with the adviser whose week is to be shown. */
  onChoose: (slpCode: number) => void;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
};

/** Who has signed the week, who disputes it and who still waits (CMA-15). */
export function AdviserStates({ userId, answer, returned, onReturned, ...props }: AdviserStatesProps) {
  const { config } = usePlatform();
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
