'use client';
import type { Ref } from 'react';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { SaveProblem } from '../../foundation/form/SaveProblem.tsx';
import { Info } from '../../foundation/icons/info.ts';
import { type BannerTone, Button, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { Actions, Quiet } from './ActivityDialog.styles.ts';
import { wrongFields } from './wrongFields.ts';

/** For `aria-keyshortcuts`: on a PC, on a Mac. */
const SAVE_KEYS = ['Control+Enter', 'Meta+Enter'].join(' ');

type ActivityFooterProps = Pick<ActivityDialogProps, 'form' | 'rules' | 'problem'> & {
  busy: boolean;
  offline: boolean;
  problemTone: BannerTone;
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
  busy,
  offline,
  attempts,
  saveRef,
  onSave,
}: ActivityFooterProps) {
  const t = useTexts(activityTexts);
  const isWrong = useActivityFormField(form, (held) => attempts > 0 && wrongFields(held, rules).length > 0);
  return (
    <Actions>
      <SaveProblem
        attempts={isWrong ? attempts : 0}
        incomplete={t('activityDialog.incomplete')}
        problem={problem}
        tone={problemTone}
        label={t('activityDialog.problem')}
      />
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
          busy={busy}
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
