import type { ProspectChoice } from '@sereno/domain/activity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOutbox } from '../../platform/commands/outbox/useOutbox.ts';
import { forUser } from '../../platform/forUser.ts';
import { ACTIVITIES } from './activityQueries.ts';
import type { Editing } from './editorTarget.ts';
import { LazyDialogs } from './LazyDialogs.tsx';
import { useDialogsAhead } from './useDialogsAhead.ts';

export type NewActivityDialogProps = {
  /** Whom the activity is for; it cannot be changed in the dialog. */
  prospect: ProspectChoice;
  open: boolean;
  /** The person closes it, or its code cannot be fetched; what they typed is kept. */
  onClose: () => void;
  /** An activity was saved, here or in the outbox, or the server knows of one what this page does not: ask for lists again. */
  onChange: () => void;
};

/** Books an activity for one prospect, outside of the activity list (ADL-39): with a draft of its own and through the outbox. */
export const NewActivityDialog = forUser<NewActivityDialogProps>(({ prospect, open, onClose, onChange, user }) => {
  const outbox = useOutbox();
  const { onSettled } = outbox;
  useDialogsAhead(NOTHING);
  const queries = useQueryClient();
  const change = (): void => {
    void queries.invalidateQueries({ queryKey: ACTIVITIES });
    onChange();
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => onSettled(() => latest.current()), [onSettled]);

  const [editing, setEditing] = useState<Editing | null>(null);
  const isOpen = editing?.isOpen ?? false;
  if (open && !isOpen) {
    // Each opening reads the draft and the contact data of the prospect again.
    const target = { task: 'add', activity: null, prospect } as const;
    setEditing({ target, by: 'add', isOpen: true, round: (editing?.round ?? 0) + 1 });
  } else if (!open && isOpen) {
    setEditing((before) => before && { ...before, isOpen: false });
  }
  return (
    <LazyDialogs
      areWanted={editing !== null}
      onFailure={() => {
        setEditing(null);
        onClose();
      }}
      editing={editing}
      onClose={onClose}
      onSaved={() => {
        onClose();
        change();
      }}
      onStale={change}
      outbox={outbox}
      user={user}
      mail={null}
      onMailClose={nothing}
      quotation={null}
      onQuotationAnswer={nothing}
    />
  );
});

const NOTHING: readonly never[] = [];
const nothing = (): void => undefined;
