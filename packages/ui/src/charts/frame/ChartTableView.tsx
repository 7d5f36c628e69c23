import { NO_FIGURE } from '../../locale/figureText.ts';
import { formatFigure, type FigureFormat } from '../series/figureFormat.ts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import { useHydrated } from '../../state/useHydrated.ts';
import type { ChartDatum, ChartTable } from '../series/chartData.ts';
import { TableRoot } from './ChartTableView.styles.ts';
import { useCellButtons } from './useCellButtons.ts';

export type ChartTableViewProps = {
  /** Its caption, with what the drawing has besides its data. */
  title: string;
  spoken: string | undefined;
  table: () => ChartTable;
  /** Of columns of figures that name none. */
  unit: FigureFormat;
  /** The datum of a cell; undefined when cells cannot be opened. */
  datumOf: ((row: number, column: number) => ChartDatum | null) | undefined;
  onSelect: ((datum: ChartDatum) => void) | undefined;
  /** What a press on a cell does, in words. */
  selectLabel: string;
};

/** Rows rendered at once; the rest follows when idle. */
const FIRST_LINES = 100;
/** Ten years of days would slow the page: rows per request. The copy and the file have all. */
const MORE_LINES = 500;

/** What a chart shows, as a table in its place: for screen readers, for a copy, and for the exact figures. */
export const ChartTableView = memo(function ChartTableView(props: ChartTableViewProps) {
  const { title, spoken, table: tableOf, unit, datumOf, onSelect, selectLabel } = props;
  const table = useMemo(() => tableOf(), [tableOf]);
  const formats = useFormats();
  const t = useTexts(chartsTexts);
  const [most, setMost] = useState(MORE_LINES);
  const lines = Math.min(table.rows.length, most);
  const shown = useDeferredValue(lines, Math.min(lines, FIRST_LINES));
  const left = table.rows.length - lines;
  const buttons = useCellButtons();
  const write = (value: string | number | null, own: FigureFormat | undefined): string =>
    typeof value === 'string' ? value || NO_FIGURE : formatFigure(value, own ?? unit, formats);

  return (
    <TableRoot aria-label={t('chartFrame.table', { title })} {...buttons}>
      <table>
        <caption>{[title, spoken].filter((text) => text !== undefined).join('. ')}</caption>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              // By index: series names can repeat.
              <th key={index} scope="col" data-figure={column.unit !== undefined || undefined}>
                {column.title || NO_FIGURE}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, shown).map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((value, column) => {
                const text = <bdi>{write(value, table.columns[column]?.unit)}</bdi>;
                const datum = datumOf?.(rowIndex, column) ?? null;
                const content =
                  datum === null ? (
                    text
                  ) : (
                    <button type="button" title={selectLabel} data-cell tabIndex={-1} onClick={() => onSelect?.(datum)}>
                      {text}
                    </button>
                  );
                return column === 0 ? (
                  <th key={column} scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={column} data-figure={table.columns[column]?.unit !== undefined || undefined}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p>
          <Button variant="ghost" size="small" onClick={() => setMost(most + MORE_LINES)}>
            {t('chartFrame.more', { count: Math.min(left, MORE_LINES), left })}
          </Button>
        </p>
      )}
    </TableRoot>
  );
});

/** The figures below the drawing, on a page that comes from a server to a browser without scripts. */
export function ServedTable(props: ChartTableViewProps) {
  return (
    !useHydrated() && (
      <noscript>
        <ChartTableView {...props} />
      </noscript>
    )
  );
}
