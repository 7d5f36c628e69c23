'use client';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { media } from '../../theme/index.ts';
import { ProspectActions } from './ProspectActions.tsx';
import { ProspectFields } from './ProspectFields.tsx';
import { Bar, Form, Notes, Sections } from './ProspectForm.styles.ts';
import type { ProspectFieldsProps, ProspectSavingProps } from './prospectFormProps.ts';
import { ProspectNotes } from './ProspectNotes.tsx';
import { useProspectAttempt } from './useProspectAttempt.ts';
import { rootOf, type RootProps } from '../../state/rootProps.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';

export type ProspectFormProps = ProspectFieldsProps &
  ProspectSavingProps &
  RootProps<HTMLFormElement> & {
    /** The lead that becomes a prospect, and its medium: 'Ana López · Facebook'. Default: none. */
    leadName?: string | undefined;
    /** A notice above the form, such as an unreadable lead. Default: none. */
    notice?: string | undefined;
    /** Called by the cancel button. */
    onCancel: () => void;
  };

/**
 * Registers a prospect, as a page of its own (UND-09, UND-10): errors show beside the fields after an attempt to save
 * (VAL-01 to VAL-05), and the save button stays within reach. The host holds the input; another form needs another
 * `key`, and a restarted one another `round`.
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
  const t = useTexts(prospectTexts);
  const { kind, form, busy = false } = fields;
  const attempt = useProspectAttempt(form, kind, round, onSave);
  const root = useRef<HTMLFormElement>(null);
  // On touch a focused field would open the keyboard.
  const rescue = useLostFocus(() => (window.matchMedia(media.touch).matches ? root.current : attempt.at('firstName')));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) attempt.save();
  };
  return (
    <Form
      {...rootOf(fields)}
      ref={useBothRefs(root, fields.ref)}
      tabIndex={-1}
      noValidate
      autoComplete="off"
      aria-busy={busy || undefined}
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
          busy={busy}
          attempts={attempt.count}
          isWrong={attempt.isWrong}
          cancel={<Button onClick={onCancel}>{t('prospectForm.cancel')}</Button>}
        />
      </Bar>
    </Form>
  );
}
