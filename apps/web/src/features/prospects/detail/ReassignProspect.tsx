import type { Prospect } from '@sereno/domain/prospect';
import { ReassignDialog } from '@sereno/ui/carousel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Calls } from '@sereno/api/calls';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/prospects/index.ts';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { changeNews } from './changeNews.ts';

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
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(slpCode: number): Promise<void> {
    if (isSaving || !open) return;
    setSaving(true);
    setProblem(undefined);
    const news = await changeNews(() =>
      calls.prospect.reassignProspect(prospect.id, { slpCode, version: prospect.version }),
    );
    if (news.kind === 'done') {
      const adviser = advisers.data?.find((one) => one.slpCode === slpCode)?.name ?? '';
      toasts.show({ tone: 'positive', text: t('prospectDetail.reassigned', { adviser }) });
      onClose();
      void refresh();
    } else {
      if (news.isStale) await refresh();
      setProblem(news.message ?? t(news.key));
    }
    setSaving(false);
  }

  return (
    <ReassignDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setProblem(undefined);
        onClose();
      }}
      name={name}
      advisers={advisers.data ?? NOBODY}
      loading={advisers.isFetching}
      failed={advisers.isError && !advisers.isFetching}
      onRetry={() => void advisers.refetch()}
      saving={isSaving}
      problem={problem}
      onSave={(slpCode) => void save(slpCode)}
    />
  );
}

const NOBODY: readonly never[] = [];
