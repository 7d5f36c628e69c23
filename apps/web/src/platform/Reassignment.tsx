import type { Calls } from '@sereno/api/calls';
import { ReassignDialog } from '@sereno/ui/carousel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCalls } from './calls.ts';
import type { Command } from './commands/command.ts';
import { useCommand } from './commands/useCommand.ts';
import { isStaleAfter } from './commands/verdict.ts';
import { usePlatform } from './PlatformProvider.tsx';

/** What is handed over, upon which version of it, and to whom. */
export type Handover = { readonly id: number; readonly version: number; readonly slpCode: number };

/** Who may take something over (CAR-10). */
const advisersQuery = ({ catalog }: Calls) =>
  queryOptions({ queryKey: ['reassign-advisers'], queryFn: ({ signal }) => catalog.advisers([], signal) });

export type ReassignmentProps<Key extends string> = {
  /** What is handed over, as it is known now. */
  upon: Pick<Handover, 'id' | 'version'>;
  /** The name of the prospect. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Asks for everything about it again. */
  refresh: () => Promise<unknown>;
  command: Command<Handover, object, Key>;
  /** The texts of the command. */
  t: (key: Key) => string;
  /** What is said when it is done. */
  done: (adviser: string) => string;
};

/** Hands something to another adviser (CAR-09 to CAR-14); nothing of the choice is lost where it could not be saved. */
export function Reassignment<Key extends string>({
  upon,
  name,
  open,
  onClose,
  refresh,
  command,
  t,
  done,
}: ReassignmentProps<Key>) {
  const { toasts } = usePlatform();
  const calls = useCalls();
  const advisers = useQuery({ ...advisersQuery(calls), enabled: open });
  const { busy, problem, dismiss, submit } = useCommand(command, {
    t,
    onDone: (_, { slpCode }) => {
      const adviser = advisers.data?.find((one) => one.slpCode === slpCode)?.name ?? '';
      toasts.show({ tone: 'positive', text: done(adviser) });
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
      busy={busy}
      problem={problem?.text}
      onSave={(slpCode) => open && void submit({ ...upon, slpCode })}
    />
  );
}

const NO_ADVISERS: readonly never[] = [];
