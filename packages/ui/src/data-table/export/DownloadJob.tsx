'use client';
import { csvFileName } from '../../foundation/csv/csv.ts';
import { useTexts } from '../../locale/index.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import { downloadCsv } from './downloadCsv.ts';
import type { ExportJobProps } from './exportJob.ts';
import { ExportStrip } from './ExportStrip.tsx';
import { useExportWork } from './useExportWork.ts';

/** Makes the CSV file and saves it (TBL-06). It is seen only where that takes a moment. */
export function DownloadJob<Row>({ isShown, onShow, onEnd, onFail, ...job }: ExportJobProps<Row>) {
  const t = useTexts(tableJobsTexts);
  const file = csvFileName(job.title);
  const progress = useExportWork({
    work: (signal, onProgress) => downloadCsv(job, signal, onProgress),
    onSlow: () => onShow(true),
    onDone: (count) => onEnd(t('downloadJob.done', { file, count })),
    onFail,
  });
  if (!isShown) return null;
  return (
    <ExportStrip
      label={t('downloadJob.making', { file })}
      progress={progress}
      onCancel={() => onEnd(t('downloadJob.cancelled', { file }))}
    />
  );
}
