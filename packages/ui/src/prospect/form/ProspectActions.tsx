'use client';
import type { ReactNode } from 'react';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { Banner, Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import type { ProspectSavingProps } from './prospectFormProps.ts';
import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

const Actions = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
`;

type ProspectActionsProps = Pick<ProspectSavingProps, 'problem' | 'problemTone'> & {
  busy: boolean;
  /** Failed attempts to save; each is announced. */
  attempts: number;
  /** The form has errors after an attempt. */
  isWrong: boolean;
  /** The cancel control. */
  cancel: ReactNode;
  /** Called by the save button; without it the button submits the surrounding form. */
  onSave?: () => void;
};

/** Why the form cannot be saved, and the save and cancel buttons. */
export function ProspectActions({
  problem,
  problemTone = 'danger',
  busy,
  attempts,
  isWrong,
  cancel,
  onSave,
}: ProspectActionsProps) {
  const t = useTexts(prospectTexts);
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
          busy={busy}
          busyLabel={t('prospectForm.saving')}
          {...(onSave !== undefined && { onClick: onSave })}
        >
          {t('prospectForm.save')}
        </Button>
      </FormButtons>
    </Actions>
  );
}
