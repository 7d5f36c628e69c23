'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatFigure } from '../series/figureFormat.ts';
import { useFormats } from '../../locale/index.ts';
import { printPage } from '../../state/printPage.ts';
import type { ChartExport, ChartTable } from '../series/chartData.ts';
import { SeriesKey } from '../series/SeriesKey.tsx';
import { plainDrawing } from './plainDrawing.ts';
import { Sheet, SheetPage } from './PrintJob.styles.ts';

export type PrintJobProps = ChartExport & {
  /** The plot; without one the table is printed. */
  svg: () => SVGSVGElement | null;
  /** Called when the sheet may be removed, with whether the browser can print. */
  onEnd: (canPrint: boolean) => void;
};

/** Prints only the chart, as shown: plot or table. */
export function PrintJob({ title, summary, legend = [], table, svg, onEnd }: PrintJobProps) {
  const place = useRef<HTMLDivElement>(null);
  // A snapshot: later changes of the page are not part of the sheet.
  const [drawing] = useState(() => {
    const plot = svg();
    return plot && plainDrawing(plot).svg;
  });
  useEffect(() => {
    const stop = new AbortController();
    if (drawing !== null) place.current?.replaceChildren(drawing);
    const begin = async (): Promise<void> => {
      // Unmounted at once, as in React's strict mode, it opens no dialog.
      await Promise.resolve();
      if (stop.signal.aborted) return;
      const canPrint = await printPage(title, stop.signal);
      if (!stop.signal.aborted) onEnd(canPrint);
    };
    begin().catch(reportError);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- it prints once, as requested.
  }, []);

  return createPortal(
    <Sheet data-theme="light">
      <SheetPage />
      <h1>{title}</h1>
      {summary !== undefined && <p>{summary}</p>}
      {drawing !== null && legend.length > 1 && (
        <ul>
          {legend.map(({ id, name, color, isPrevious = false, isLine }) => (
            <li key={`${id} ${isPrevious}`}>
              <SeriesKey color={color} isPrevious={isPrevious} isLine={isLine} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {drawing === null ? <SheetTable table={table()} /> : <div ref={place} />}
    </Sheet>,
    document.body,
  );
}

function SheetTable({ table: { columns, rows } }: { readonly table: ChartTable }) {
  const formats = useFormats();
  const isFigure = (column: number): true | undefined => columns[column]?.unit !== undefined || undefined;
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns are identified by index.
            <th key={place} scope="col" data-figure={isFigure(place)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order never changes.
          <tr key={line}>
            {row.map((value, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- their order never changes.
              <td key={place} data-figure={isFigure(place)}>
                <bdi>
                  {typeof value === 'string' ? value : formatFigure(value, columns[place]?.unit ?? 'count', formats)}
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
