'use client';
import { type Ref, useCallback, useState } from 'react';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { Info } from '../../foundation/icons/info.ts';
import { Banner, Button, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityDialogTexts } from '../../locale/ownTexts.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { Actions, Quiet, Reason } from './ActivityDialog.styles.ts';
import { wrongFields } from './wrongFields.ts';

/** As `aria-keyshortcuts` names them: on a PC, on a Mac. */
const SAVE_KEYS = ['Control+Enter', 'Meta+Enter'].join(' ');

type ActivityFooterProps = Pick<ActivityDialogProps, 'form' | 'rules' | 'problem'> &
  Required<Pick<ActivityDialogProps, 'saving' | 'offline' | 'problemTone'>> & {
    /** How often saving was tried in vain; each time is announced. */
    attempts: number;
    /** The button that saves. */
    saveRef: Ref<HTMLButtonElement>;
    onSave: () => void;
  };

/** What keeps the form from being saved, and the two ways on, in reach of the thumb wherever the fields have been scrolled to. */
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
  const t = useTexts(activityDialogTexts);
  const isWrong = useActivityFormField(form, (held) => attempts > 0 && wrongFields(held, rules).length > 0);
  // A keyboard has to reach what it is to scroll.
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
