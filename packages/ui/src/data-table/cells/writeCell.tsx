import type { ReactNode } from 'react';
import type { BadgeTone } from '../../foundation/index.ts';
import { initialOf } from '../../foundation/content/initial.ts';
import { cellText, detailText, shownPart, type CellWords } from './cellText.ts';
import type { TableColumn } from './column.ts';

/**
 * Gives the function that writes the cells of a column. They are plain elements, never components: a page of a hundred rows has
 * a thousand of them. What can be pressed is no stop of the Tab key; the grid leads the focus there.
 */
export function cellWriter<Row>(column: TableColumn<Row>, words: CellWords): (row: Row, rowId: string) => ReactNode {
  const text = (row: Row): string => shownPart(cellText(column, row, words));
  switch (column.kind) {
    case 'badge':
      return (row) => badge(text(row), column.tone?.(row) ?? 'neutral');
    case 'date':
      return (row) => {
        const marked = column.mark?.(row);
        return marked ? badge(marked.text, marked.tone) : text(row);
      };
    case 'person':
      return (row) => {
        const name = text(row);
        if (name === '') return null;
        const detail = detailText(column, row);
        return (
          <>
            <span className="initial" aria-hidden>
              {initialOf(name, words.formats.tag)}
            </span>
            {name}
            {detail !== '' && <span className="detail"> {shownPart(detail)}</span>}
          </>
        );
      };
    case 'link':
    case 'contact':
      return (row) => {
        const href = column.href(row);
        const label = text(row);
        if (href === null || label === '') return label;
        return (
          <a href={href} tabIndex={-1} className={column.kind === 'contact' ? 'contact' : undefined}>
            {label}
          </a>
        );
      };
    case 'custom':
      return column.render;
    default:
      return text;
  }
}

function badge(text: string, tone: BadgeTone): ReactNode {
  if (text === '') return null;
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  );
}
