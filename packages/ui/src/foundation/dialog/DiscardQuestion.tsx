'use client';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { Question } from './Question.tsx';
import type { DialogOpen } from './useDialogOpen.ts';

type DiscardQuestionProps = { state: DialogOpen };

/** Asks before input is discarded. */
export function DiscardQuestion({ state }: DiscardQuestionProps) {
  const t = useTexts(dialogTexts);
  return (
    <Question
      open={state.asking}
      onOpenChange={state.keep}
      title={t('dialog.discardTitle')}
      description={t('dialog.unsaved')}
      tone="danger"
      confirmLabel={t('dialog.discard')}
      cancelLabel={t('dialog.keep')}
      onConfirm={state.discard}
    />
  );
}
