import { type TableColumn, useCellText } from '@sereno/ui/data-table';
import { Drawer } from '@sereno/ui/foundation';
import { color, fontSize, space } from '@sereno/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

const Facts = styled.dl`
  display: grid;
  margin: 0;
  font-size: ${fontSize[14]};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding-block: ${space(2.5)};
    border-block-end: 1px solid ${color.border};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

export type RowSheetProps<Row> = {
  /** The row that is told; null closes it. */
  row: Row | null;
  columns: readonly TableColumn<Row>[];
  /** The name of the row. */
  title: (row: Row) => string;
  onClose: () => void;
};

/** All that a table knows of one row, where a phone shows two lines of it. */
export function RowSheet<Row>({ row, columns, title, onClose }: RowSheetProps<Row>) {
  const textOf = useCellText();
  const [last, setLast] = useState(row);
  if (row !== null && row !== last) setLast(row);
  // While the drawer closes it keeps its content.
  const shown = row ?? last;
  if (shown === null) return null;
  return (
    <Drawer open={row !== null} onOpenChange={(open) => !open && onClose()} title={title(shown)}>
      <Facts>
        {columns
          .map((column) => [column.title, textOf(column, shown)] as const)
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </Facts>
    </Drawer>
  );
}
