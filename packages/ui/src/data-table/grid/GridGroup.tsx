'use client';
import type { ReactNode } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { tableGroupsTexts } from '../../locale/texts/es/tableGroups.ts';
import { LINE } from '../cells/gridCells.ts';
import type { GroupRowProps } from '../state/nestedRows.ts';

/** The row above those of a group: its value, how many rows it has, and their aggregates below the titles of their columns. */
export function GridGroup<Row>(props: GroupRowProps<Row>): ReactNode {
  const { nested, group, columns, line, number, selection, trails, onToggle } = props;
  const t = useTexts(tableGroupsTexts);
  const formats = useFormats();
  const { rowIds, content, aggregates } = group;
  const label = group.label || t('tableGroups.none');
  const share = selection?.share(() => rowIds);
  return (
    <div
      role="row"
      className="group"
      {...{ [LINE]: line }}
      aria-rowindex={number}
      aria-level={nested.level}
      aria-expanded={nested.isOpen ?? undefined}
    >
      {selection && (
        <div role="gridcell" className="lead">
          {!selection.isSingle && (
            <label>
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={t('tableGroups.select', { group: label })}
                checked={share === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = share === 'some';
                }}
                onChange={() => selection.toggleAll(rowIds)}
              />
            </label>
          )}
        </div>
      )}
      <div role="gridcell" className="lead">
        <button
          type="button"
          tabIndex={-1}
          data-act="expand"
          aria-label={t('tableGroups.rows', { group: label })}
          aria-expanded={nested.isOpen ?? undefined}
          onClick={onToggle}
        />
      </div>
      {columns.map(({ id, title, className, style }, place) =>
        place === 0 ? (
          <div key={id} role="gridcell" className={`${className} name`} style={style}>
            {content ?? label} <span className="rows">({formatNumber(rowIds.length, 0, formats)})</span>
          </div>
        ) : (
          <div key={id} role="gridcell" className={className} style={style} data-title={title}>
            {aggregates.get(id)}
          </div>
        ),
      )}
      {trails.map((trail) => (
        <div key={trail} role="gridcell" className={`trail ${trail}`} aria-label={label} />
      ))}
    </div>
  );
}
