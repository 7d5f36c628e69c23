import type { RegisterRow } from '@sereno/domain/register';
import { Button, ConfirmDialog } from '@sereno/ui/foundation';
import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { listTexts } from '../../i18n/areas.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { listUndo, useListCalls } from './listCommands.ts';

/** Takes an import back, after a question; nothing for one that was taken back already. */
export function ListUndo({ row }: { row: RegisterRow }) {
  const { t } = useText(listTexts);
  const calls = useListCalls();
  const [isAsked, setAsked] = useState(false);
  const { problem, dismiss, submit } = useCommand(listUndo(calls), { t });
  if (row.isEnded) return null;
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('lists.undo')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!open) dismiss();
          setAsked(open);
        }}
        title={t('lists.undoQuestion', { name: String(row.values['name'] ?? '') })}
        description={t('lists.undoHelp')}
        confirmLabel={t('lists.undo')}
        cancelLabel={t('lists.cancel')}
        onConfirm={async () => {
          const verdict = await submit(row.id);
          // The question stays open, with the reason.
          if (verdict?.kind !== 'done') throw new Error(verdict?.kind);
        }}
        error={problem?.text ?? ''}
      />
    </>
  );
}
