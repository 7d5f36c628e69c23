import type { Prospect } from '@sereno/domain/prospect';
import { ReassignDialog } from '@sereno/ui/carousel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Calls } from '@sereno/api/calls';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/prospects/index.ts';
import { useCalls } from '../../../platform/calls.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { isStaleAfter, prospectReassignment } from './changeCommands.ts';

/** Who may take over a prospect (CAR-10). */
const advisersQuery = ({ catalog }: Calls) =>
  queryOptions({ queryKey: ['reassign-advisers'], queryFn: ({ signal }) => catalog.advisers([], signal) });

export type ReassignProspectProps = {
  /** The prospect as it is known now. */
  prospect: Pick<Prospect, 'id' | 'version'>;
  name: string;
  open: boolean;
  onClose: () => void;
  /** Asks for everything about the prospect again. */
  refresh: () => Promise<unknown>;
};

/** Hands a prospect to another adviser (UND-03, CAR-09 to CAR-14); nothing of the choice is lost where it could not be saved. */
export function ReassignProspect({ prospect, name, open, onClose, refresh }: ReassignProspectProps) {
  const { t } = useText(prospectsTexts);
  const { toasts } = usePlatform();
  const calls = useCalls();
  const advisers = useQuery({ ...advisersQuery(calls), enabled: open });
  const { busy, problem, dismiss, submit } = useCommand(prospectReassignment, {
    t,
    onDone: (_, { slpCode }) => {
      const adviser = advisers.data?.find((one) => one.slpCode === slpCode)?.name ?? '';
      toasts.show({ tone: 'positive', text: t('prospectDetail.reassigned', { adviser }) });
      onClose();
      void refresh();
    },
    onFailed: async (failure) => {
      if (isStaleAfter(failure)) await refresh();
    },
  });

  return (
    <ReassignDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        dismiss();
        onClose();
      }}
      name={name}
      advisers={advisers.data ?? NO_ADVISERS}
      loading={advisers.isFetching}
      failed={advisers.isError && !advisers.isFetching}
      onRetry={() => void advisers.refetch()}
      saving={busy}
      problem={problem?.text}
      onSave={(slpCode) => open && void submit({ id: prospect.id, version: prospect.version, slpCode })}
    />
  );
}

const NO_ADVISERS: readonly never[] = [];
