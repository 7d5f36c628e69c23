'use client';
import type { ProspectFormField } from '@sereno/domain/prospect';
import { useEffect, useRef } from 'react';
import { BottomSheet, Button, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectDialogTexts, prospectFormTexts } from '../../locale/ownTexts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { media } from '../../theme/index.ts';
import { ProspectActions } from './ProspectActions.tsx';
import { type ConflictChoice, ProspectConflict, type ProspectConflictState } from './ProspectConflict.tsx';
import { DialogForm, DialogNotes } from './ProspectDialog.styles.ts';
import { ProspectFields } from './ProspectFields.tsx';
import type { ProspectFieldsProps, ProspectSavingProps } from './prospectFormProps.ts';
import { ProspectNotes } from './ProspectNotes.tsx';
import { useProspectAttempt } from './useProspectAttempt.ts';

const texts = { ...prospectDialogTexts, ...prospectFormTexts };

export type ProspectDialogProps = Omit<ProspectFieldsProps, 'kind'> &
  ProspectSavingProps & {
    /** Whether it is open. */
    open: boolean;
    /** Called when it is to close. It never asks: the host keeps what was typed. */
    onClose: () => void;
    /** Whose data they are, below the title. */
    prospectName: string;
    /** Somebody else has changed the prospect meanwhile. Default: nobody has. */
    conflict?: ProspectConflictState | undefined;
    /** Loads what the other person saved. */
    onLoadNewest: () => void;
    /** Called with the value of a field that is to be saved. */
    onChoose: (field: ProspectFormField, choice: ConflictChoice) => void;
  };

const NO_MEANS: readonly never[] = [];

/**
 * Changes a prospect: a sheet on a phone, a dialog in a wide window. Where somebody else changed it meanwhile it shows both states and
 * nothing that was typed is lost.
 */
export function ProspectDialog({
  open,
  onClose,
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
  const t = useTexts(texts);
  const { form, means, saving = false } = fields;
  const notes = useRef<HTMLDivElement>(null);
  // Who was registered the short way may have no means, and is corrected without.
  const attempt = useProspectAttempt(form, 'simple', round, onSave);
  const start = {
    get current(): HTMLElement | null {
      // By touch a field would bring the keyboard up.
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
    if (open && !saving) attempt.save();
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="large"
      title={t('prospectDialog.title')}
      description={prospectName}
      // The first control may be the button that throws the draft away.
      initialFocus={start}
      footer={
        <ProspectActions
          problem={problem}
          problemTone={problemTone}
          saving={saving}
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
        {/* Enter in a field saves, though the button stands in the footer. */}
        <input type="submit" hidden />
      </DialogForm>
    </BottomSheet>
  );
}
