'use client';
import { safeFileName } from '@sereno/domain/fileName';
import { useTexts } from '../../locale/index.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import { saveFile } from '../../state/saveFile.ts';
import { leastWidth } from '../cells/column.ts';
import type { ExportJob, ExportJobProps } from './exportJob.ts';
import { ExportStrip } from './ExportStrip.tsx';
import { inSlices } from './slices.ts';
import { useExportWork } from './useExportWork.ts';
import { workbookFile, workbookLines } from './workbook.ts';

/** Width of a letter of a spreadsheet, px. */
const LETTER = 8;

/** Makes a workbook of the rows that the query leaves and saves it; the page stays in use meanwhile. */
export function WorkbookJob<Row>({ isShown, onShow, onEnd, onFail, ...job }: ExportJobProps<Row>) {
  const t = useTexts(tableJobsTexts);
  const file = safeFileName(job.title, 'xlsx') ?? 'tabla.xlsx';
  const progress = useExportWork({
    work: (signal, onProgress) => writeWorkbook(job, file, signal, onProgress),
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

async function writeWorkbook<Row>(
  { title, columns, words, collect }: ExportJob<Row>,
  file: string,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<number> {
  const rows = await collect(signal);
  const lines: string[] = [];
  for await (const slice of inSlices(workbookLines(rows, columns, words), signal)) {
    lines.push(...slice);
    onProgress(lines.length / (rows.length + 1));
  }
  const widths = columns.map((column) => Math.round(leastWidth(column) / LETTER));
  saveFile(workbookFile(title, lines, widths), file);
  return rows.length;
}
