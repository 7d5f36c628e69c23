import { type Lead, leadName } from '@sereno/domain/carousel';
import { ReassignDialog } from '@sereno/ui/carousel';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../platform/calls.ts';
import { shownData } from '../../platform/queries.ts';
import { advisersQuery } from './leadQueries.ts';

export type ReassignPartProps = {
  lead: Lead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  onSave: (slpCode: number) => void;
};

const NO_ADVISERS: readonly never[] = [];

/** The dialog that hands a lead over, with the advisers to choose from (CAR-10). */
export function ReassignPart({ lead, ...dialog }: ReassignPartProps) {
  const calls = useCalls();
  const query = useQuery(advisersQuery(calls));
  const advisers = shownData(query);
  return (
    <ReassignDialog
      {...dialog}
      name={leadName(lead)}
      advisers={advisers ?? NO_ADVISERS}
      loading={query.isFetching && !advisers}
      failed={advisers === null && !query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
