import type { ListDraft, ListMending, ListShare } from '@sereno/api/prospectList';
import { Badge, Banner, BottomSheet, Button, DialogClose, FileUpload, Progress } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { listTexts } from '../../i18n/areas.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { ListColumns } from './ListColumns.tsx';
import { listDraft, listImport, savedDraftQuery, useListCalls } from './listCommands.ts';
import { base64Of, MAX_BYTES } from './listFile.ts';
import { ListProblems } from './ListProblems.tsx';
import { Line, Part, Parts } from './Lists.styles.ts';
import { ListShares } from './ListShares.tsx';

// In one file with it, because each alone is smaller than its request.
export { ListUndo } from './ListUndo.tsx';

export type ListImportProps = {
  /** Called with the id of the list once it was imported. */
  onSaved: (id: number | null) => void;
  onClose: () => void;
};

/** What lists are bought as. */
const TYPES = ['.csv', '.txt', '.xlsx'];
const NONE: readonly File[] = [];

/** Imports a bought list: the file, what its columns hold, the rows to mend, and who gets the prospects. */
export function ListImport({ onSaved, onClose }: ListImportProps) {
  const { t } = useText(listTexts);
  const calls = useListCalls();
  const [changed, setChanged] = useState<ListDraft | null>(null);
  // What was uploaded before and not imported is gone on with, after a reload too.
  const saved = useQuery(savedDraftQuery(calls));
  const draft = changed ?? saved.data ?? null;
  const [shares, setShares] = useState<readonly ListShare[]>([]);
  const [isUnread, setUnread] = useState(false);
  const drafting = useCommand(listDraft(calls), { t, onDone: (gain) => setChanged(gain.draft) });
  const importing = useCommand(listImport(calls), { t, onDone: ({ id }) => onSaved(id) });
  const busy = drafting.busy || importing.busy;
  const problem = importing.problem ?? drafting.problem;

  async function upload(file: File): Promise<void> {
    importing.dismiss();
    drafting.dismiss();
    setUnread(false);
    try {
      const content = await base64Of(file);
      await drafting.submit({ name: file.name.slice(0, 200), file: content });
    } catch {
      // It was moved or deleted after it was chosen.
      setUnread(true);
    }
  }
  function mend(change: Partial<ListMending>): void {
    if (draft === null) return;
    importing.dismiss();
    const mending = { mapping: draft.mapping, rows: [], leaveOutFaulty: false, ...change };
    void drafting.submit({ id: draft.id, mending });
  }
  const isReady = draft !== null && draft.faulty === 0 && draft.good > 0 && shares.length > 0;

  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={changed !== null}
      busy={importing.busy}
      size="large"
      title={t('lists.title')}
      description={t('lists.intro')}
      footer={
        <>
          <DialogClose>
            <Button>{t('lists.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={importing.busy}
            aria-disabled={!isReady || busy}
            onClick={() => {
              if (isReady && !busy) void importing.submit({ id: draft.id, shares });
            }}
          >
            {draft !== null && draft.good > 0 ? t('lists.submit', { count: draft.good }) : t('lists.submitNone')}
          </Button>
        </>
      }
    >
      <Parts>
        <Part>
          <FileUpload
            label={t(draft === null ? 'lists.choose' : 'lists.other')}
            accept={TYPES}
            maxSize={MAX_BYTES}
            // The server holds it, so that the same file may be chosen again after it was mended.
            value={NONE}
            onChange={([file]) => file && void upload(file)}
            error={isUnread ? t('lists.unread') : undefined}
            readOnly={busy}
          />
          {draft !== null && <span>{draft.name}</span>}
          {busy && <Progress label={t(importing.busy ? 'lists.importing' : 'lists.reading')} value={null} />}
          {problem !== null && <Banner tone={problem.tone}>{problem.text}</Banner>}
          {draft !== null && (
            <Line as="output">
              <Badge tone="positive">{t('lists.good', { count: draft.good })}</Badge>
              {draft.faulty > 0 && <Badge tone="danger">{t('lists.faulty', { count: draft.faulty })}</Badge>}
              {draft.duplicates > 0 && (
                <Badge tone="warning">{t('lists.duplicated', { count: draft.duplicates })}</Badge>
              )}
              {draft.leftOut > 0 && <Badge>{t('lists.leftOut', { count: draft.leftOut })}</Badge>}
            </Line>
          )}
        </Part>
        {draft !== null && (
          <>
            <ListColumns draft={draft} readOnly={busy} onChange={(mapping) => mend({ mapping })} />
            <ListProblems
              key={`${draft.id} ${JSON.stringify(draft.problems)}`}
              draft={draft}
              busy={drafting.busy}
              onApply={(rows, leaveOutFaulty) => mend({ rows, leaveOutFaulty })}
            />
            {draft.good > 0 && <ListShares count={draft.good} shares={shares} readOnly={busy} onChange={setShares} />}
          </>
        )}
      </Parts>
    </BottomSheet>
  );
}
