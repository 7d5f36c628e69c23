import { roundHalfAwayFromZero } from '@sereno/domain/money';
import type { CellValue } from '../../foundation/cellValue.ts';
import type { Formats } from '../../locale/formats.ts';
import { cellValue, type TableColumn } from '../cells/column.ts';
import { figureFormat } from '../cells/figureFormat.ts';

/** Reads the values of a column as a file holds them: amounts to the decimals of their currency, as cells show and totals add them. */
export function fileValue<Row>(column: TableColumn<Row>, formats: Formats): (row: Row) => CellValue {
  const decimals =
    column.kind === 'money' || column.kind === 'number' ? figureFormat(column, formats).decimals : undefined;
  if (decimals === undefined) return (row) => cellValue(column, row);
  return (row) => {
    const value = cellValue(column, row);
    return typeof value === 'number' ? roundHalfAwayFromZero(value, decimals) : value;
  };
}
