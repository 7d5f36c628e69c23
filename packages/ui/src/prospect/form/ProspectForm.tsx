'use client';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectFormTexts } from '../../locale/ownTexts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { media } from '../../theme/index.ts';
import { ProspectActions } from './ProspectActions.tsx';
import { ProspectFields } from './ProspectFields.tsx';
import { Bar, Form, Notes, Sections } from './ProspectForm.styles.ts';
import type { ProspectFieldsProps, ProspectSavingProps } from './prospectFormProps.ts';
import { ProspectNotes } from './ProspectNotes.tsx';
import { useProspectAttempt } from './useProspectAttempt.ts';

export type ProspectFormProps = ProspectFieldsProps &
  ProspectSavingProps & {
    /** The lead that becomes a prospect, and by which way it came: 'Ana López · Facebook'. Default: none. */
    leadName?: string | undefined;
    /** What else is to be known before it is filled in, such as that a lead could not be read. */
    notice?: string | undefined;
    /** Called by the button that leaves the form. */
    onCancel: () => void;
  };

/**
 * Registers a prospect, as a page of its own (UND-09, UND-10): what is wrong is said beside the fields once saving was tried (VAL-01 to
 * VAL-05), and the button that saves stays in reach. The host holds what is typed; another form needs another `key`,
 * and one that is started over another `round`.
 */
export function ProspectForm({
  leadName,
  notice,
  problem,
  problemTone,
  restored,
  onStartOver,
  round = 0,
  onSave,
  onCancel,
  ...fields
}: ProspectFormProps) {
  const t = useTexts(prospectFormTexts);
  const { kind, form, saving = false } = fields;
  const attempt = useProspectAttempt(form, kind, round, onSave);
  const root = useRef<HTMLFormElement>(null);
  // By touch a field would bring the keyboard up.
  const rescue = useLostFocus(() => (window.matchMedia(media.touch).matches ? root.current : attempt.at('firstName')));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving) attempt.save();
  };
  return (
    <Form
      ref={root}
      tabIndex={-1}
      noValidate
      autoComplete="off"
      aria-busy={saving || undefined}
      onSubmit={send}
      {...rescue}
    >
      <Notes>
        <ProspectNotes leadName={leadName} notice={notice} restored={restored} onStartOver={onStartOver} />
      </Notes>
      <Sections>
        <ProspectFields {...fields} attempt={attempt} headingLevel={2} />
      </Sections>
      <Bar>
        <ProspectActions
          problem={problem}
          problemTone={problemTone}
          saving={saving}
          attempts={attempt.count}
          isWrong={attempt.isWrong}
          cancel={<Button onClick={onCancel}>{t('prospectForm.cancel')}</Button>}
        />
      </Bar>
    </Form>
  );
}
