'use client';
import type { ProspectFormField } from '@sereno/domain/prospect';
import { useEffect, useRef } from 'react';
import { BottomSheet, Button, type ControlledOpenProps, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { media, space } from '../../theme/index.ts';
import { ProspectActions } from './ProspectActions.tsx';
import { type ConflictChoice, ProspectConflict, type ProspectConflictState } from './ProspectConflict.tsx';
import { ProspectFields } from './ProspectFields.tsx';
import type { ProspectFieldsProps, ProspectSavingProps } from './prospectFormProps.ts';
import { ProspectNotes } from './ProspectNotes.tsx';
import { useProspectAttempt } from './useProspectAttempt.ts';
import { styled } from 'styled-components';
import { rootOf, type RootProps } from '../../state/rootProps.ts';

/** All fields; their columns follow its width, in em. */
const DialogForm = styled.form`
  container-type: inline-size;
  /* The footer may show an error, and is higher then. */
  && :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block-end: 184px;
  }
`;

const DialogNotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block-end: ${space(4)};
  &:empty {
    display: none;
  }
`;

/** Closing never asks: the host saves a draft. */
export type ProspectDialogProps = Omit<ProspectFieldsProps, 'kind'> &
  ProspectSavingProps &
  RootProps &
  ControlledOpenProps & {
    /** The prospect's name, below the title. */
    prospectName: string;
    /** Another person changed the prospect meanwhile. Default: no conflict. */
    conflict?: ProspectConflictState | undefined;
    /** Loads the other person's version. */
    onLoadNewest: () => void;
    /** Called with the value of a field to save. */
    onChoose: (field: ProspectFormField, choice: ConflictChoice) => void;
  };

const NO_MEANS: readonly never[] = [];

/**
 * Edits a prospect: a sheet on a phone, a dialog in a wide window. In a conflict it shows both versions and keeps the
 * input.
 */
export function ProspectDialog({
  open,
  onOpenChange,
  prospectName,
  conflict,
  onLoadNewest,
  onChoose,
  problem,
  problemTone,
  restored,
  onStartOver,
  round = 0,
  onSave,
  ...fields
}: ProspectDialogProps) {
  const t = useTexts(prospectTexts);
  const { form, means, busy = false } = fields;
  const notes = useRef<HTMLDivElement>(null);
  // A short registration may have no medium, and is edited without.
  const attempt = useProspectAttempt(form, 'simple', round, onSave);
  const start = {
    get current(): HTMLElement | null {
      // On touch a focused field would open the keyboard.
      if (window.matchMedia(media.touch).matches) return notes.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
      return attempt.at('firstName') ?? null;
    },
  };
  const rescue = useLostFocus(() => start.current);
  const isConflict = conflict !== undefined;
  useEffect(() => {
    if (isConflict) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [isConflict]);
  const save = (): void => {
    if (open && !busy) attempt.save();
  };
  return (
    <BottomSheet
      {...rootOf(fields)}
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t('prospectDialog.title')}
      description={prospectName}
      // The first control may be the button that discards the draft.
      initialFocus={start}
      footer={
        <ProspectActions
          problem={problem}
          problemTone={problemTone}
          busy={busy}
          attempts={attempt.count}
          isWrong={attempt.isWrong}
          onSave={save}
          cancel={
            <DialogClose>
              <Button>{t('prospectForm.cancel')}</Button>
            </DialogClose>
          }
        />
      }
    >
      <DialogForm
        noValidate
        autoComplete="off"
        {...rescue}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogNotes ref={notes}>
          <ProspectNotes restored={restored} onStartOver={onStartOver} />
          {conflict && (
            <ProspectConflict
              conflict={conflict}
              form={form}
              means={means ?? NO_MEANS}
              onLoad={onLoadNewest}
              onChoose={onChoose}
            />
          )}
        </DialogNotes>
        <ProspectFields {...fields} kind="full" meansRequired={false} attempt={attempt} headingLevel={3} />
        {/* Enter in a field saves, although the button is in the footer. */}
        <input type="submit" hidden />
      </DialogForm>
    </BottomSheet>
  );
}
