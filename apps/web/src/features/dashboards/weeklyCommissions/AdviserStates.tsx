import type { AdviserWeek } from '@sereno/domain/commission';
import { AdviserWeeks } from '@sereno/ui/commission';
import { type DataTableHandle, storedTable } from '@sereno/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import type { StepFocus } from './address/useStepFocus.ts';

export type AdviserStatesProps = Pick<StepFocus, 'returned' | 'onReturned'> & {
  /** What `statesQuery` gave: the page asks, because it waits for the answer. */
  answer: UseQueryResult<readonly AdviserWeek[]>;
  /** Called with the adviser whose week is to be shown. */
  onChoose: (slpCode: number) => void;
};

/** Who has signed the week, who disputes it and who still waits (CMA-15). */
export function AdviserStates({ answer, returned, onReturned, ...props }: AdviserStatesProps) {
  const { config } = usePlatform();
  const { user, exports } = useDashboard();
  const rows = shownData(answer);
  // Filters and page of the list stay while a person looks at one week after the other.
  const memory = useMemo(() => storedTable(`sereno:adviserWeeks:${user.id}`, () => sessionStorage), [user.id]);
  const table = useRef<DataTableHandle>(null);
  useEffect(() => {
    if (returned === null || rows === undefined) return;
    onReturned(table.current?.focusRow(String(returned), 'buttons') ?? false);
  }, [returned, rows, onReturned]);
  return (
    <AdviserWeeks
      {...props}
      {...exports}
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
