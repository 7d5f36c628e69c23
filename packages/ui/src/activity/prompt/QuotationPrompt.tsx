'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, Dialog } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type QuotationAnswer = 'yes' | 'no';

export type QuotationPromptProps = RootProps & {
  /** Whether the question is open. */
  open: boolean;
  /**
   * Called with the answer, once per opening; the host closes it. Escape, the backdrop and the close button mean no
   * (STA-14).
   */
  onAnswer: (answer: QuotationAnswer) => void;
};

/** A key held since before the question opened answers nothing. */
const ignoreRepeated = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Asks whether to quote, after starting an activity with a quotation prompt (STA-11, STA-12). */
export function QuotationPrompt({ open, onAnswer, ...root }: QuotationPromptProps) {
  const t = useTexts(activityPartsTexts);
  const yes = useRef<HTMLButtonElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    if (open) isAnswered.current = false;
  }, [open]);

  const answer = (choice: QuotationAnswer): void => {
    // A second press may come before the host has closed it, or while it fades out.
    if (!open || isAnswered.current) return;
    isAnswered.current = true;
    onAnswer(choice);
  };
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={() => answer('no')}
      title={t('quotationPrompt.question')}
      size="small"
      initialFocus={yes}
      footer={
        <>
          <Button onClick={() => answer('no')} onKeyDown={ignoreRepeated}>
            {t('quotationPrompt.no')}
          </Button>
          <Button ref={yes} variant="primary" onClick={() => answer('yes')} onKeyDown={ignoreRepeated}>
            {t('quotationPrompt.yes')}
          </Button>
        </>
      }
    />
  );
}
