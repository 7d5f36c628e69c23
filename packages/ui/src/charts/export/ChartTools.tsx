'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import { Copy } from '../../foundation/icons/copy.ts';
import { Download } from '../../foundation/icons/download.ts';
import { Ellipsis } from '../../foundation/icons/ellipsis.ts';
import { Image } from '../../foundation/icons/image.ts';
import { Printer } from '../../foundation/icons/printer.ts';
import { Menu } from '../../foundation/popup/Menu.tsx';
import type { MenuItem } from '../../foundation/popup/menuItems.ts';
import { useTexts } from '../../locale/index.ts';
import { chartToolsTexts } from '../../locale/ownTexts.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { copyText } from '../../state/copyText.ts';
import { tabText } from './tabText.ts';
import { Note, ToolsRoot } from './ChartTools.styles.ts';
import type { ChartExport } from './exportProps.ts';

/** What most people never do with a chart. */
export const chartFiles = lazyPart(() => import('./chartFiles.ts'));
const printJob = lazyPart(() => import('./PrintJob.tsx').then((module) => module.PrintJob));

export type ChartToolsProps = ChartExport & {
  /** The drawing, null where the table stands in its place. */
  svg: () => SVGSVGElement | null;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers the picture, to those who may have the file (TBL-13). */
  png: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Whether there is something to take out. Default true. */
  isReady?: boolean;
};

const action = (id: string, label: string, icon: ReactNode, onSelect: () => void): MenuItem => ({
  type: 'action',
  id,
  label,
  icon,
  onSelect,
});

/** How long a good word stands, in ms. */
const READ = 4000;

type News = { readonly text: string; readonly isProblem: boolean };

/**
 * What takes a chart's figures elsewhere: copied as they are in the table, as a file, as a picture, on paper. One quiet button;
 * what it does is fetched when somebody points at it.
 */
export function ChartTools({ svg, csv, png, print, isReady = true, ...chart }: ChartToolsProps): ReactNode {
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

  /** Tells what came of it; a failure says what to do, and whoever watches the errors of the page hears why. */
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
    action('copy', t('chartTools.copy'), <Copy />, () => void run(copy, t('chartTools.notCopied'))),
    ...(csv ? [action('csv', t('chartTools.csv'), <Download />, () => void run(() => save('csv'), failed))] : []),
    ...(csv && png ? [action('png', t('chartTools.png'), <Image />, () => void run(() => save('png'), failed))] : []),
    ...(print ? [action('print', t('chartTools.print'), <Printer />, () => void run(onPaper, failed))] : []),
  ];

  return (
    <ToolsRoot
      onPointerEnter={() => {
        // Ahead of the press: a browser lets a page save only right after it.
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
