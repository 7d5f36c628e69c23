import type { Activity } from '@sereno/domain/activity';
import { useState } from 'react';
import type { MailTarget } from '../../platform/mail/MailDialog.tsx';
import type { Editing, EditorTarget } from './editorTarget.ts';

/** What stands over the list: the dialog of an activity, an e-mail, the question for a quotation, the sheet of shortcuts. */
export function useActivityOverlays() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [quotation, setQuotation] = useState<Activity | null>(null);
  const [mail, setMail] = useState<MailTarget | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return {
    editing,
    edit: (target: EditorTarget, by: Editing['by']): void =>
      setEditing((before) => ({ target, by, isOpen: true, round: (before?.round ?? 0) + 1 })),
    closeEditor: (): void => setEditing((before) => before && { ...before, isOpen: false }),
    mail,
    setMail,
    quotation,
    setQuotation,
    isHelpOpen,
    setHelpOpen,
    /** Something is open, or was. */
    isAnything: editing !== null || mail !== null || quotation !== null || isHelpOpen,
    closeAll: (): void => {
      setEditing(null);
      setMail(null);
      setQuotation(null);
      setHelpOpen(false);
    },
  };
}
