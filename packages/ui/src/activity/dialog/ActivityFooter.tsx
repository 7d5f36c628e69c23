'use client';
import { type Ref, useCallback, useState } from 'react';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { Info } from '../../foundation/icons/info.ts';
import { Banner, Button, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { Actions, Quiet, Reason } from './ActivityDialog.styles.ts';
import { wrongFields } from './wrongFields.ts';

/** For `aria-keyshortcuts`: on a PC, on a Mac. */
const SAVE_KEYS = ['Control+Enter', 'Meta+Enter'].join(' ');

type ActivityFooterProps = Pick<ActivityDialogProps, 'form' | 'rules' | 'problem'> &
  Required<Pick<ActivityDialogProps, 'saving' | 'offline' | 'problemTone'>> & {
    /** Failed attempts to save; each is announced. */
    attempts: number;
    /** The save button. */
    saveRef: Ref<HTMLButtonElement>;
    onSave: () => void;
  };

/** Why the form cannot be saved, and the save and cancel buttons, always within reach. */
export function ActivityFooter({
  form,
  rules,
  problem,
  problemTone,
  saving,
  offline,
  attempts,
  saveRef,
  onSave,
}: ActivityFooterProps) {
  const t = useTexts(activityTexts);
  const isWrong = useActivityFormField(form, (held) => attempts > 0 && wrongFields(held, rules).length > 0);
  // Focusable, so that the keyboard can scroll it.
  const [isCut, setCut] = useState(false);
  const watchReason = useCallback((reason: HTMLElement | null) => {
    if (reason === null) return undefined;
    const observer = new ResizeObserver(() => setCut(reason.scrollHeight > reason.clientHeight));
    observer.observe(reason);
    return () => observer.disconnect();
  }, []);
  return (
    <Actions>
      {isWrong ? (
        <Banner key={attempts} tone="danger">
          {t('activityDialog.incomplete')}
        </Banner>
      ) : (
        problem && (
          <Reason
            key={problem}
            ref={watchReason}
            aria-label={t('activityDialog.problem')}
            tabIndex={isCut ? 0 : undefined}
          >
            <Banner tone={problemTone}>{problem}</Banner>
          </Reason>
        )
      )}
      <Quiet>
        {offline && (
          <>
            <Info aria-hidden />
            <span>{t('activityDialog.offline')}</span>
          </>
        )}
      </Quiet>
      <FormButtons>
        <DialogClose>
          <Button>{t('activityDialog.cancel')}</Button>
        </DialogClose>
        <Button
          ref={saveRef}
          variant="primary"
          busy={saving}
          busyLabel={t('activityDialog.saving')}
          aria-keyshortcuts={SAVE_KEYS}
          onClick={onSave}
        >
          {t('activityDialog.save')}
        </Button>
      </FormButtons>
    </Actions>
  );
}
