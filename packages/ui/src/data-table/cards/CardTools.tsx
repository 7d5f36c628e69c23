'use client';
import { type ComponentType, useId } from 'react';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ArrowUp } from '../../foundation/icons/arrow-up.ts';
import { IconButton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableCellsTexts } from '../../locale/texts/es/tableCells.ts';
import type { CardLayout, CardToolsProps } from '../state/tableProps.ts';
import { CardToolsBar } from './CardTools.styles.ts';

/** Sorts and selects where each row is a card, and the titles of the columns are out of sight. It is shown only there. */
function CardTools<Row>({ columns, sort, onSort, selection, selectAll, onSelectAll }: CardToolsProps<Row>) {
  const t = useTexts(tableCellsTexts);
  const selectId = useId();
  const [first] = sort;
  const sortable = columns.filter(({ column }) => column.sortable !== false);
  const isShown = sortable.some(({ id }) => id === first?.id);
  if (selection === undefined && sortable.length === 0) return null;
  return (
    <CardToolsBar>
      {selection !== undefined && (
        <label className="all">
          <input
            type="checkbox"
            aria-label={selectAll}
            checked={selection === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = selection === 'some';
            }}
            onChange={onSelectAll}
          />
        </label>
      )}
      {sortable.length > 0 && (
        <span className="sort">
          <label htmlFor={selectId}>{t('cardTools.sort')}</label>
          <select
            id={selectId}
            value={isShown ? first?.id : ''}
            onChange={({ target }) =>
              onSort(target.value === '' ? [] : [{ id: target.value, desc: first?.desc ?? false }])
            }
          >
            <option value="">{t('cardTools.unsorted')}</option>
            {sortable.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          {first && (
            <IconButton
              label={t('cardTools.descending')}
              size="small"
              aria-pressed={first.desc}
              onClick={() => onSort([{ ...first, desc: !first.desc }])}
            >
              {first.desc ? <ArrowDown /> : <ArrowUp />}
            </IconButton>
          )}
        </span>
      )}
    </CardToolsBar>
  );
}

/** Tools above rows that look otherwise without room for columns. */
export const cardsWith = (Look: ComponentType): CardLayout => ({
  Before: (props) => (
    <>
      <CardTools {...props} />
      <Look />
    </>
  ),
});
