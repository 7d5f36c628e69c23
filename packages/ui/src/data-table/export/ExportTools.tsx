'use client';
import { useState } from 'react';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { Download } from '../../foundation/icons/download.ts';
import { FileSpreadsheet } from '../../foundation/icons/file-spreadsheet.ts';
import { Printer } from '../../foundation/icons/printer.ts';
import { X } from '../../foundation/icons/x.ts';
import { IconButton, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableExportTexts } from '../../locale/texts/es/tableExport.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { ExportJob } from './exportJob.ts';
import { ExportTool, type ExportProblem } from './ExportTool.tsx';
import { Problem } from './ExportTools.styles.ts';

export type ExportToolsProps<Row> = Omit<ExportJob<Row>, 'columns'> & {
  readonly shown: readonly ShownColumn<Row>[];
  /** Whether a workbook is offered too. */
  readonly xlsx?: boolean | undefined;
  /** Whether the sheet is offered (TBL-07). */
  readonly print: boolean;
  /** Whether the rows are there: before, a file would hold nothing. */
  readonly isReady: boolean;
};

export const downloadJob = lazyPart(() => import('./DownloadJob.tsx').then((module) => module.DownloadJob));
const workbookJob = lazyPart(() => import('./WorkbookJob.tsx').then((module) => module.WorkbookJob));
export const printJob = lazyPart(() => import('./PrintJob.tsx').then((module) => module.PrintJob));

/** Exports the rows as a file or on paper. Only the buttons are loaded with the page. */
export function ExportTools<Row>({ shown, xlsx = false, print, isReady, ...rest }: ExportToolsProps<Row>) {
  const t = useTexts(tableExportTexts);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<ExportProblem | null>(null);
  const { title, csv } = rest;
  const job = { ...rest, columns: shown.map(({ column }) => column) };
  const tool = { job, isReady, onNotice: setNews, onProblem: setProblem };
  const close = (): void => {
    problem?.place?.querySelector('button')?.focus();
    setProblem(null);
  };
  return (
    <>
      {csv !== false && (
        <ExportTool
          {...tool}
          label={t('tableExport.csv')}
          failure={t('tableExport.csvFailed', { title })}
          icon={<Download />}
          part={downloadJob}
        />
      )}
      {xlsx && (
        <ExportTool
          {...tool}
          label={t('tableExport.xlsx')}
          failure={t('tableExport.csvFailed', { title })}
          icon={<FileSpreadsheet />}
          part={workbookJob}
        />
      )}
      {print && (
        <ExportTool
          {...tool}
          label={t('tableExport.print')}
          failure={t('tableExport.printFailed', { title })}
          icon={<Printer />}
          part={printJob}
        />
      )}
      {problem && (
        <Problem>
          <CircleAlert aria-hidden />
          <span role="alert">{problem.text}</span>
          <IconButton label={t('tableExport.dismiss')} size="small" onClick={close}>
            <X />
          </IconButton>
        </Problem>
      )}
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  );
}
