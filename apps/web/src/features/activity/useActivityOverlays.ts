import type { Activity } from '@sereno/domain/activity';
import { useState } from 'react';
import type { Editing, EditorTarget } from './editorTarget.ts';

/** What stands over the list: the dialog of an activity, the question for a quotation, the sheet of shortcuts. */
export function useActivityOverlays() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [quotation, setQuotation] = useState<Activity | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return {
    editing,
    edit: (target: EditorTarget, by: Editing['by']): void =>
      setEditing((before) => ({ target, by, isOpen: true, round: (before?.round ?? 0) + 1 })),
    closeEditor: (): void => setEditing((before) => before && { ...before, isOpen: false }),
    quotation,
    setQuotation,
    isHelpOpen,
    setHelpOpen,
    /** Something is open, or was. */
    isAnything: editing !== null || quotation !== null || isHelpOpen,
    closeAll: (): void => {
      setEditing(null);
      setQuotation(null);
      setHelpOpen(false);
    },
  };
}
