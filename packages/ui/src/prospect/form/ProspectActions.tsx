'use client';
import type { ReactNode } from 'react';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { Banner, Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectFormTexts } from '../../locale/ownTexts.ts';
import { Actions } from './ProspectActions.styles.ts';
import type { ProspectSavingProps } from './prospectFormProps.ts';

type ProspectActionsProps = Pick<ProspectSavingProps, 'problem' | 'problemTone'> & {
  saving: boolean;
  /** Tries in vain; each is announced. */
  attempts: number;
  /** Something is wrong after a try. */
  isWrong: boolean;
  /** The way out without saving. */
  cancel: ReactNode;
  /** Called by the button that saves; without it the button sends the form around it. */
  onSave?: () => void;
};

/** What keeps the form from being saved, and the two ways on. */
export function ProspectActions({
  problem,
  problemTone = 'danger',
  saving,
  attempts,
  isWrong,
  cancel,
  onSave,
}: ProspectActionsProps) {
  const t = useTexts(prospectFormTexts);
  return (
    <Actions>
      {isWrong ? (
        <Banner key={attempts} tone="danger">
          {t('prospectForm.incomplete')}
        </Banner>
      ) : (
        problem !== undefined && (
          <Banner key={problem} tone={problemTone}>
            {problem}
          </Banner>
        )
      )}
      <FormButtons>
        {cancel}
        <Button
          type={onSave === undefined ? 'submit' : 'button'}
          variant="primary"
          busy={saving}
          busyLabel={t('prospectForm.saving')}
          {...(onSave !== undefined && { onClick: onSave })}
        >
          {t('prospectForm.save')}
        </Button>
      </FormButtons>
    </Actions>
  );
}
