import type { AdviserWeek } from '@sereno/domain/commission';
import { AdviserWeeks } from '@sereno/ui/commission';
import type { UseQueryResult } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';

export type AdviserStatesProps = {
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
export function AdviserStates({ answer, ...props }: AdviserStatesProps) {
  const { config } = usePlatform();
  const rows = shownData(answer);
  return (
    <AdviserWeeks
      {...props}
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
