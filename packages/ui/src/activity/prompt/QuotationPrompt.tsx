'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, type ChangeReason, type ControlledOpenProps, Dialog } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type QuotationPromptProps = RootProps &
  ControlledOpenProps & {
    /**
     * The person wants to quote. Called before `onOpenChange`, whose reason is then 'confirm'; any other reason means no
     * (STA-14). Each opening is answered once.
     */
    onConfirm: () => void;
  };

/** A key held since before the question opened answers nothing. */
const ignoreRepeated = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Asks whether to quote, after starting an activity with a quotation prompt (STA-11, STA-12). */
export function QuotationPrompt({ open, onOpenChange, onConfirm, ...root }: QuotationPromptProps) {
  const t = useTexts(activityPartsTexts);
  const yes = useRef<HTMLButtonElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    if (open) isAnswered.current = false;
  }, [open]);

  const answer = (reason: ChangeReason): void => {
    // A second press may come before the host has closed it, or while it fades out.
    if (!open || isAnswered.current) return;
    isAnswered.current = true;
    if (reason === 'confirm') onConfirm();
    onOpenChange(false, { reason });
  };
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={(_open, { reason }) => answer(reason)}
      title={t('quotationPrompt.question')}
      size="small"
      initialFocus={yes}
      footer={
        <>
          <Button onClick={() => answer('close')} onKeyDown={ignoreRepeated}>
            {t('quotationPrompt.no')}
          </Button>
          <Button ref={yes} variant="primary" onClick={() => answer('confirm')} onKeyDown={ignoreRepeated}>
            {t('quotationPrompt.yes')}
          </Button>
        </>
      }
    />
  );
}
