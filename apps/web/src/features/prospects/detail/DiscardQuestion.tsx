import type { Prospect } from '@sereno/domain/prospect';
import { ConfirmDialog } from '@sereno/ui/foundation';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/prospects/index.ts';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { changeNews } from './changeNews.ts';

export type DiscardQuestionProps = {
  /** The prospect as it is known now. */
  prospect: Pick<Prospect, 'id' | 'version'>;
  name: string;
  /** What is asked: to mark it as not interested, or to follow it again. It stays the same while the question is open. */
  wanted: boolean;
  open: boolean;
  onClose: () => void;
  /** Asks for the prospect again, and gives it as it is then. */
  refresh: () => Promise<Pick<Prospect, 'discardedAt'> | null | undefined>;
};

const TEXTS = {
  discard: {
    title: 'prospectDetail.discardTitle',
    text: 'prospectDetail.discardText',
    confirm: 'prospectDetail.discardConfirm',
    done: 'prospectDetail.discarded',
    already: 'prospectDetail.alreadyDiscarded',
  },
  restore: {
    title: 'prospectDetail.restoreTitle',
    text: 'prospectDetail.restoreText',
    confirm: 'prospectDetail.restore',
    done: 'prospectDetail.restored',
    already: 'prospectDetail.alreadyRestored',
  },
} as const;

/** Asks before a prospect is marked as not interested, or followed again (UND-02); what somebody else has done meanwhile is told. */
export function DiscardQuestion({ prospect, name, wanted, open, onClose, refresh }: DiscardQuestionProps) {
  const { t } = useText(prospectsTexts);
  const { toasts } = usePlatform();
  const calls = useCalls();
  const [problem, setProblem] = useState('');
  const texts = TEXTS[wanted ? 'discard' : 'restore'];

  async function send(): Promise<void> {
    setProblem('');
    const news = await changeNews(() =>
      calls.prospect.discardProspect(prospect.id, { discarded: wanted, version: prospect.version }),
    );
    if (news.kind === 'done') {
      toasts.show({ tone: 'positive', text: t(texts.done) });
      void refresh();
      return;
    }
    const fresh = news.isStale ? await refresh() : undefined;
    if (fresh && (fresh.discardedAt !== null) === wanted) {
      toasts.show({ tone: 'info', text: t(texts.already) });
      return;
    }
    setProblem(news.message ?? t(news.key));
    // The question stays open, for another try with what is known by now.
    throw new Error(news.key);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setProblem('');
        onClose();
      }}
      title={t(texts.title, { name })}
      description={t(texts.text)}
      confirmLabel={t(texts.confirm)}
      cancelLabel={t('prospectDetail.cancel')}
      onConfirm={send}
      error={problem}
    />
  );
}
