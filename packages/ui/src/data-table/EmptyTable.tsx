'use client';
import { Button, EmptyState } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { tableTexts } from '../locale/texts/es/table.ts';

type EmptyTableProps = {
  /** Default from the catalogue. */
  readonly text: string | undefined;
  readonly failed: boolean;
  /** Loads the rows again after a failure. Default: no such button. */
  readonly onRetry: (() => void) | undefined;
  /** Clears search and filters; undefined when there are none. */
  readonly onClear: (() => void) | undefined;
};

/** Shown in place of rows: no matches (TBL-12), or rows that could not be loaded (FLT-04), with what to do next. */
export function EmptyTable({ text, failed, onRetry, onClear }: EmptyTableProps) {
  const t = useTexts(tableTexts);
  const onAction = failed ? onRetry : onClear;
  return (
    <EmptyState
      title={text ?? t(failed ? 'dataTable.failed' : 'dataTable.noMatches')}
      action={onAction && <Button onClick={onAction}>{t(failed ? 'dataTable.retry' : 'dataTable.clearAll')}</Button>}
    />
  );
}
