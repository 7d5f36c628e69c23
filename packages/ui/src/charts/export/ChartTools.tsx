'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import { Copy } from '../../foundation/icons/copy.ts';
import { Download } from '../../foundation/icons/download.ts';
import { Ellipsis } from '../../foundation/icons/ellipsis.ts';
import { Image } from '../../foundation/icons/image.ts';
import { Printer } from '../../foundation/icons/printer.ts';
import { Table2 } from '../../foundation/icons/table-2.ts';
import { Menu } from '../../foundation/popup/Menu.tsx';
import type { MenuItem } from '../../foundation/popup/menuItems.ts';
import { useTexts } from '../../locale/index.ts';
import { chartToolsTexts } from '../../locale/texts/es/chartTools.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { media } from '../../theme/index.ts';
import { copyText } from '../../state/copyText.ts';
import { tabText } from './tabText.ts';
import { Note, ToolsRoot } from './ChartTools.styles.ts';
import type { ChartExport } from '../series/chartData.ts';

/** Lazy: most people never use it. */
export const chartFiles = lazyPart(() => import('./chartFiles.ts'));
const printJob = lazyPart(() => import('./PrintJob.tsx').then((module) => module.PrintJob));

export type ChartToolsProps = ChartExport & {
  /** Swaps plot and table, below md, where there is no room for a button of its own. */
  view: { readonly label: string; readonly onSwap: () => void };
  /** The plot; null while the table is shown. */
  svg: () => SVGSVGElement | null;
  /** Shows the CSV action (TBL-13). */
  csv: boolean;
  /** Shows the picture action, with the same right as CSV (TBL-13). */
  png: boolean;
  /** Shows the print action (TBL-14). */
  print: boolean;
  /** Whether there are data. Default true. */
  isReady?: boolean;
};

const action = (id: string, label: string, icon: ReactNode, onSelect: () => void): MenuItem => ({
  type: 'action',
  id,
  label,
  icon,
  onSelect,
});

/** How long a success message shows, ms. */
const READ = 4000;

type News = { readonly text: string; readonly isProblem: boolean };

/** Exports of a chart: copied, as a file, as a picture, on paper. One quiet button; its code loads on hover. */
export function ChartTools({ view, svg, csv, png, print, isReady = true, ...chart }: ChartToolsProps): ReactNode {
  const { title } = chart;
  const t = useTexts(chartToolsTexts);
  const [news, setNews] = useState<News | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { part: PrintJob } = useLazyPart(printJob, isPrinting && 'now');

  useEffect(() => {
    if (news === null || news.isProblem) return undefined;
    const timer = setTimeout(() => setNews(null), READ);
    return () => clearTimeout(timer);
  }, [news]);

  const fail = (text: string): void => setNews({ text, isProblem: true });

  /** Shows the result; a failure says what to do, and is reported to the page's error monitoring. */
  const run = async (work: () => Promise<string | null>, failure: string): Promise<void> => {
    setNews(null);
    try {
      const done = await work();
      if (done !== null) setNews({ text: done, isProblem: false });
    } catch (error) {
      reportError(error);
      fail(failure);
    }
  };

  const copy = async (): Promise<string> => {
    const table = chart.table();
    const text = tabText(
      table.columns.map((column) => column.title),
      table.rows,
    );
    if (!(await copyText(text))) throw new Error('ChartTools: the browser keeps its clipboard to itself.');
    return t('chartTools.copied');
  };
  const save = async (kind: 'csv' | 'png'): Promise<string> => {
    const { saveCsv, savePng } = await chartFiles.load();
    const file = kind === 'csv' ? saveCsv(chart) : await savePng(chart, svg());
    return t('chartTools.saved', { file });
  };
  const onPaper = async (): Promise<null> => {
    await printJob.load();
    setPrinting(true);
    return null;
  };

  const failed = t('chartTools.failed', { title });
  const items = [
    ...(matchMedia(media.md).matches ? [] : [action('view', view.label, <Table2 />, view.onSwap)]),
    action('copy', t('chartTools.copy'), <Copy />, () => void run(copy, t('chartTools.notCopied'))),
    ...(csv ? [action('csv', t('chartTools.csv'), <Download />, () => void run(() => save('csv'), failed))] : []),
    ...(csv && png ? [action('png', t('chartTools.png'), <Image />, () => void run(() => save('png'), failed))] : []),
    ...(print ? [action('print', t('chartTools.print'), <Printer />, () => void run(onPaper, failed))] : []),
  ];

  return (
    <ToolsRoot
      onPointerEnter={() => {
        // Preloads: a browser allows saving only right after the press.
        if (csv) void chartFiles.preload();
      }}
      onBlur={() => setNews((last) => (last?.isProblem === true ? null : last))}
    >
      <Menu
        align="end"
        items={items}
        trigger={
          <IconButton size="small" label={t('chartTools.label', { title })} disabled={!isReady}>
            <Ellipsis />
          </IconButton>
        }
      />
      <Note aria-live="polite" data-problem={news?.isProblem || undefined}>
        {news?.text}
      </Note>
      {isPrinting && PrintJob && (
        <PrintJob
          {...chart}
          svg={svg}
          onEnd={(canPrint) => {
            setPrinting(false);
            if (!canPrint) fail(t('chartTools.cannotPrint'));
          }}
        />
      )}
    </ToolsRoot>
  );
}
