'use client';
import { useFormats, useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { cellText } from './cellText.ts';
import type { TableColumn } from './column.ts';

/** Returns the text of a cell as a table shows it, for a row that is shown outside of its table. */
export function useCellText(): <Row>(column: TableColumn<Row>, row: Row) => string {
  const t = useTexts(tableTexts);
  const formats = useFormats();
  return (column, row) => cellText(column, row, { yes: t('dataTable.yes'), no: t('dataTable.no'), formats });
}
