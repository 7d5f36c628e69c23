'use client';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import { shownPart } from '../cells/cellText.ts';
import { alignment, type TableColumn } from '../cells/column.ts';
import { filterTexts, filterWords } from '../filters/filterWords.ts';
import { totalOf } from '../cells/totals.ts';
import type { ExportJob } from './exportJob.ts';
import { PrintNotes } from './printNotes.ts';
import { Sheet, SheetPage } from './PrintSheet.styles.ts';
import { paperFor } from './paper.ts';

/** The rows as they are printed. */
export type MadeSheet = {
  /** How many rows it has. */
  readonly count: number;
  /** Their lines. */
  readonly bodies: readonly HTMLTableSectionElement[];
  /** What each column takes of the width, in percent. */
  readonly shares: readonly number[];
};

type PrintSheetProps<Row> = Pick<ExportJob<Row>, 'title' | 'columns' | 'query' | 'active' | 'totals'> & MadeSheet;

const texts = { ...tableTexts, ...tableJobsTexts };

/**
 * What is printed instead of the page: title, how many rows, what was asked of them, and all of them (TBL-22). It is
 * hidden on the screen.
 */
export function PrintSheet<Row>({
  title,
  columns,
  query,
  active,
  totals,
  count,
  bodies,
  shares,
}: PrintSheetProps<Row>) {
  const t = useTexts(texts);
  const filterText = useTexts(filterTexts);
  const named = columns.find(({ id }) => totalOf(totals, id) === undefined)?.id;
  const sought = query.globalFilter.trim();
  const { isLandscape, letters } = paperFor(columns.length);
  return createPortal(
    <Sheet data-theme="light" data-letters={letters}>
      <SheetPage $isWide={isLandscape} />
      <h1>{title}</h1>
      <ul>
        {use(PrintNotes).map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>{t('dataTable.rows', { count })}</li>
        {sought !== '' && <li>{t('printSheet.search', { text: shownPart(sought) })}</li>}
        {active.map((one) => (
          <li key={one.field.id}>{filterWords(one, filterText)}</li>
        ))}
      </ul>
      {bodies.map((body, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are made once and never change their places.
        <table key={place}>
          <colgroup>
            {columns.map(({ id }, column) => (
              <col key={id} style={{ inlineSize: `${shares[column]}%` }} />
            ))}
          </colgroup>
          <thead
            ref={(head) => {
              head?.after(body);
            }}
          >
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={figure(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          {totals !== null && place === bodies.length - 1 && (
            <tfoot>
              <tr>
                {columns.map((column) => (
                  <td key={column.id} className={figure(column)}>
                    {totalOf(totals, column.id) ?? (column.id === named ? t('tableGrid.totals') : null)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      ))}
    </Sheet>,
    document.body,
  );
}

const figure = <Row,>(column: TableColumn<Row>): string | undefined =>
  alignment(column) === 'end' ? 'figure' : undefined;
