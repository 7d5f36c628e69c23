'use client';
import { createFinder, fold } from '@sereno/domain/search';
import { useState } from 'react';
import { Button, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableLayoutTexts } from '../../locale/texts/es/tableLayout.ts';
import { hiddenColumns, type TableLayout, withHidden } from '../model/layout.ts';
import { PanelSearch } from '../../foundation/panel/PanelSearch.tsx';
import { type PanelFrame, PanelSurface } from '../../foundation/panel/PanelSurface.tsx';
import { Columns, Note } from './ColumnPanel.styles.ts';
import { columnGroup, movedBefore, movedBy, pinnedAt, placedColumns, withPin } from './columnMoves.ts';
import { ColumnRow } from './ColumnRow.tsx';

export type ColumnPanelProps = PanelFrame & {
  readonly columns: readonly { readonly id: string; readonly title: string; readonly hideable?: boolean | undefined }[];
  readonly layout: TableLayout;
  readonly onLayout: (change: Partial<TableLayout>) => void;
  /** Restores the columns' own layout. */
  readonly onReset: () => void;
};

/** With more columns than this there is a search. */
const MANY = 12;

/** Shows, hides, pins and reorders columns (TBL-08). Changes apply at once. */
export function ColumnPanel({ columns, layout, onLayout, onReset, ...frame }: ColumnPanelProps) {
  const t = useTexts(tableLayoutTexts);
  const [news, setNews] = useState('');
  const hidesSome = hiddenColumns(layout).length > 0;
  const showAll = (): void => {
    onLayout({ columnVisibility: {} });
    setNews(t('columnPanel.allShown'));
  };
  const reset = (): void => {
    onReset();
    setNews(t('columnPanel.wasReset'));
  };
  return (
    <PanelSurface
      {...frame}
      title={t('columnPanel.title')}
      footer={
        <>
          <Button size="small" variant="ghost" onClick={reset}>
            {t('columnPanel.reset')}
          </Button>
          <Button size="small" variant="ghost" aria-disabled={!hidesSome} onClick={hidesSome ? showAll : undefined}>
            {t('columnPanel.showAll')}
          </Button>
        </>
      }
    >
      <ColumnList columns={columns} layout={layout} onLayout={onLayout} onNotice={setNews} />
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </PanelSurface>
  );
}

type ColumnListProps = Pick<ColumnPanelProps, 'columns' | 'layout' | 'onLayout'> & {
  /** Called with announcements. */
  readonly onNotice: (news: string) => void;
};

function ColumnList({ columns, layout, onLayout, onNotice }: ColumnListProps) {
  const t = useTexts(tableLayoutTexts);
  const [search, setSearch] = useState('');
  const needle = fold(search.trim());
  const finds = createFinder(needle);
  const placed = placedColumns(layout);
  const hidden = hiddenColumns(layout);
  const isLast = placed.length - hidden.length === 1;

  const rows = placed.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const found = rows.filter(({ title }) => finds(title));
  const lay = (title: string, id: string, change: Partial<TableLayout>): void => {
    onLayout(change);
    const places = placedColumns({ ...layout, ...change });
    onNotice(t('columnNews.place', { column: title, place: places.indexOf(id) + 1, count: places.length }));
  };
  const pin = (title: string, id: string): void => {
    const isPinned = pinnedAt(layout, id) !== null;
    onLayout(withPin(layout, id, isPinned ? null : 'start'));
    onNotice(isPinned ? t('columnNews.unpinned', { column: title }) : t('columnNews.pinned', { column: title }));
  };
  return (
    <>
      {columns.length > MANY && <PanelSearch label={t('columnPanel.search')} value={search} onChange={setSearch} />}
      <Columns>
        {found.map(({ id, title, hideable }) => {
          const isHidden = hidden.includes(id);
          const reason =
            (hideable === false && t('columnMenu.always')) || (isLast && t('columnMenu.last')) || undefined;
          return (
            <ColumnRow
              key={id}
              id={id}
              title={title}
              isHidden={isHidden}
              isPinned={pinnedAt(layout, id) !== null}
              reason={isHidden ? undefined : reason}
              // In search results its new position would not be visible.
              move={
                needle === ''
                  ? {
                      group: columnGroup(layout, id),
                      up: movedBy(layout, id, -1, placed),
                      down: movedBy(layout, id, 1, placed),
                      onMove: (change) => lay(title, id, change),
                      onDrop: (before) => lay(title, id, movedBefore(layout, id, before)),
                    }
                  : null
              }
              onHide={() => onLayout(withHidden(layout, id, !isHidden))}
              onPin={() => pin(title, id)}
            />
          );
        })}
      </Columns>
      <Note>{found.length === 0 && t('columnPanel.none')}</Note>
    </>
  );
}
