'use client';
import { csvFileName, csvParts } from '../../foundation/csv/csv.ts';
import { useTexts } from '../../locale/index.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import type { ExportJob, ExportJobProps } from './exportJob.ts';
import { ExportStrip } from './ExportStrip.tsx';
import { useExportWork } from './useExportWork.ts';
import { saveFile } from '../../state/saveFile.ts';
import { cellText } from '../cells/cellText.ts';
import { valueKind } from '../cells/column.ts';
import { fileValue } from '../cells/figureFormat.ts';
import { inSlices } from './slices.ts';

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

const ROWS_PER_PART = 50;

/** Saves the file that somebody else makes, or writes it. */
async function downloadCsv<Row>(
  job: ExportJob<Row>,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<number> {
  const { csv, title, columns, query, count } = job;
  if (typeof csv === 'boolean') return writeCsv(job, signal, onProgress);
  const file = await csv(query, columns, signal);
  signal.throwIfAborted();
  saveFile(file, csvFileName(title));
  return count;
}

/**
 * Writes the rows that the query leaves to a CSV file and saves it (TBL-06, TBL-15 to TBL-18): the visible columns, each with
 * what its cells show, so that what is blanked out stays so (TBL-20). A person is the name alone, without what stands behind
 * it: a file is sorted and matched by its columns. The page stays in use meanwhile, however many rows there are.
 * @param onProgress Hears how much is written, from 0 to 1.
 * @returns How many rows the file holds.
 * @throws What `collect` rejects with, and the reason of `signal` once that is aborted; then nothing is saved.
 */
async function writeCsv<Row>(
  { title, columns, words, collect }: Pick<ExportJob<Row>, 'title' | 'columns' | 'words' | 'collect'>,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<number> {
  const rows = await collect(signal);
  const csvColumns = columns.map((column) => ({
    title: column.title,
    kind: valueKind(column),
    value: fileValue(column, words.formats),
    text: (row: Row) => cellText(column, row, words),
  }));
  const file: Blob[] = [];
  const partCount = 1 + Math.ceil(rows.length / ROWS_PER_PART);
  let written = 0;
  for await (const parts of inSlices(csvParts(rows, csvColumns, ROWS_PER_PART), signal)) {
    // A blob for each slice: to encode the whole text at the end would hold up the page.
    file.push(new Blob([...parts]));
    written += parts.length;
    onProgress(written / partCount);
  }
  saveFile(new Blob(file, { type: 'text/csv;charset=utf-8' }), csvFileName(title));
  return rows.length;
}
