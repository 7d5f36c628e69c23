import type { BusinessWeek } from '@sereno/domain/week';
import { AdviserWeeks } from '@sereno/ui/commission';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { statesQuery } from './weeklyQueries.ts';

export type AdviserStatesProps = {
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
export function AdviserStates({ week, management, ...props }: AdviserStatesProps) {
  const { config } = usePlatform();
  const answer = useQuery(statesQuery(useCalls(), week, management));
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
