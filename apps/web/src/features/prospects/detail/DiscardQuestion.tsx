import type { Prospect } from '@sereno/domain/prospect';
import { ConfirmDialog } from '@sereno/ui/foundation';
import { useRef } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { isStaleAfter } from '../../../platform/commands/verdict.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { prospectDiscard } from './changeCommands.ts';

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
  const texts = TEXTS[wanted ? 'discard' : 'restore'];
  const fresh = useRef<Awaited<ReturnType<typeof refresh>>>(undefined);
  const { problem, dismiss, submit } = useCommand(prospectDiscard, {
    t,
    onDone: () => {
      toasts.show({ tone: 'positive', text: t(texts.done) });
      void refresh();
    },
    onFailed: async (failure) => {
      fresh.current = isStaleAfter(failure) ? await refresh() : undefined;
    },
  });

  async function send(): Promise<void> {
    const verdict = await submit({ id: prospect.id, version: prospect.version, discarded: wanted });
    if (verdict === null || verdict.kind === 'done') return;
    if (fresh.current && (fresh.current.discardedAt !== null) === wanted) {
      dismiss();
      toasts.show({ tone: 'info', text: t(texts.already) });
      return;
    }
    // The question stays open, for another try with what is known by now.
    throw new Error(verdict.kind);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        dismiss();
        onClose();
      }}
      title={t(texts.title, { name })}
      description={t(texts.text)}
      confirmLabel={t(texts.confirm)}
      cancelLabel={t('prospectDetail.cancel')}
      onConfirm={send}
      error={problem?.text ?? ''}
    />
  );
}
