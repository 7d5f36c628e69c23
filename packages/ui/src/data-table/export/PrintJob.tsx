'use client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import { printPage } from '../../state/printPage.ts';
import type { ExportJobProps } from './exportJob.ts';
import { ExportStrip } from './ExportStrip.tsx';
import { paperFor, sheetCount } from './paper.ts';
import { type MadeSheet, PrintSheet } from './PrintSheet.tsx';
import { columnShares, sheetCells, sheetRows } from './sheetCells.ts';
import { useExportWork } from './useExportWork.ts';

/** More rows than this, about fifty sheets, are printed only after confirmation. */
const MOST_UNASKED = 2000;
/** More rows than this take a browser minutes and gigabytes of memory. */
const MOST_EASY = 10_000;

/** Prints all rows that the query leaves (TBL-07, TBL-22); asks first where they are many. */
export function PrintJob<Row>(props: ExportJobProps<Row>) {
  const t = useTexts(tableJobsTexts);
  const { title, columns, count, hasMore, onEnd } = props;
  const [isAsking, setAsking] = useState(count > MOST_UNASKED);
  const [isWanted, setWanted] = useState(!isAsking);
  const amount = hasMore
    ? t('printJob.over', { count })
    : t('printJob.amount', { count, sheets: sheetCount(count, columns.length) });
  return (
    <>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(_, { reason }) => {
          setAsking(false);
          if (reason !== 'confirm') onEnd('');
        }}
        title={t('printJob.ask', { title })}
        description={hasMore || count > MOST_EASY ? `${amount} ${t('printJob.hard')}` : amount}
        confirmLabel={t('printJob.print')}
        onConfirm={() => setWanted(true)}
      />
      {isWanted && <Printing {...props} />}
    </>
  );
}

function Printing<Row>({ isShown, onShow, onEnd, onFail, ...job }: ExportJobProps<Row>) {
  const t = useTexts(tableJobsTexts);
  const { title, columns, words, totals, collect } = job;
  const [sheet, setSheet] = useState<MadeSheet | null>(null);
  const progress = useExportWork({
    work: async (signal, onProgress) => {
      const rows = await collect(signal);
      const cells = sheetCells(columns, words);
      const shares = columnShares(columns, cells, rows, totals, paperFor(columns.length).across);
      const bodies = await sheetRows(rows, cells, signal, onProgress);
      // The sheet must be on the page, and its button back, when the browser looks at it.
      flushSync(() => {
        onShow(false);
        setSheet({ count: rows.length, bodies, shares });
      });
      return printPage(title, signal);
    },
    onSlow: () => onShow(true),
    onDone: (canPrint) => (canPrint ? onEnd('') : onFail(t('printJob.impossible'))),
    onFail,
  });
  if (sheet !== null) return <PrintSheet {...job} {...sheet} />;
  if (!isShown) return null;
  return (
    <ExportStrip
      label={t('printJob.making', { title })}
      progress={progress}
      onCancel={() => onEnd(t('printJob.cancelled', { title }))}
    />
  );
}
