import type { ColumnSort } from '@tanstack/react-table';
import { cellText } from '../cells/cellText.ts';
import { cellValue, type TableColumn, valueKind } from '../cells/column.ts';
import { cellWriter } from '../cells/writeCell.tsx';
import type { CellValue } from '../../foundation/cellValue.ts';
import { type Aggregate, aggregated } from '../source/aggregate.ts';
import { groupOutline, groupRows, type Groups, type GroupSort } from '../source/grouping.ts';
import { createMemory, remembered } from '../source/memory.ts';
import { groupNode, rowsWithin } from '../source/outline.ts';
import { groupRanks, type Ranks } from '../source/rank.ts';
import {
  isExpanded,
  MOST_LEVELS,
  type NestingQuery,
  type NestingSource,
  type PreparedRows,
  type RowGroup,
} from '../state/nestedRows.ts';
import { arrangedRows } from './arrangeRows.ts';
import { columnFigures, type ColumnFigures } from './columnFigures.ts';

/** The rows of one set in groups: what is computed of them, and what each group says. */
export function groupedRows<Row>(source: NestingSource<Row>): PreparedRows<Row> {
  const { rows, columns, rowId, words } = source;
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const ranksOf = remembered((column: TableColumn<Row>) => keyRanks(source, column));
  const figuresOf = remembered((column: TableColumn<Row>): ColumnFigures | null =>
    isAggregate(column.aggregate) ? columnFigures(column, column.aggregate, rows, words) : null,
  );

  let lastIds: readonly string[] = [];
  /** The same array for the same ids, however often a host writes it again. */
  const sameIds = (ids: readonly string[]): readonly string[] => {
    if (ids.length !== lastIds.length || ids.some((id, at) => id !== lastIds[at])) lastIds = ids;
    return lastIds;
  };
  const lastGrouped = createMemory<ReturnType<typeof grouped>>();
  function grouped(found: Uint32Array, groupBy: readonly string[], sorting: readonly ColumnSort[]) {
    const keys = groupBy.flatMap((id) => columnOf.get(id) ?? []).slice(0, MOST_LEVELS);
    const groups = groupRows(
      found,
      keys.map((column) => ({
        ranks: ranksOf(column),
        descending: sorting.some(({ id, desc }) => id === column.id && desc),
      })),
    );
    const ownFigures = remembered(({ fns }: TableColumn<Row>) =>
      remembered((group: number) =>
        fns?.aggregate?.(rows, groups.order.subarray(groups.start[group], groups.end[group]), words),
      ),
    );
    const values = remembered((column: TableColumn<Row>): Float64Array | null => {
      if (column.fns?.aggregate)
        return Float64Array.from(groups.depth.keys(), (group) => ownFigures(column)(group)?.value ?? Number.NaN);
      const figures = figuresOf(column);
      return figures && isAggregate(column.aggregate) ? aggregated(column.aggregate, figures, groups) : null;
    });
    const firstRow = (group: number): Row | undefined => rows[groups.order[groups.start[group] ?? 0] ?? -1];
    const keyColumn = (group: number): TableColumn<Row> | undefined => keys[groups.depth[group] ?? 0];
    const isBlank = (group: number): boolean => {
      const column = keyColumn(group);
      const ranks = column && ranksOf(column);
      return ranks?.of[groups.order[groups.start[group] ?? 0] ?? 0] === ranks?.different;
    };
    const partOf = (group: number): string => {
      const [column, row] = [keyColumn(group), firstRow(group)];
      return column && row !== undefined ? `${column.id}:${isBlank(group) ? '' : String(keyOf(column, row))}` : '';
    };
    const sorts = keys.map((key) => aggregateSorts(key, sorting, columnOf, values));
    const outline = groupOutline(groups, sorts, isBlank);
    const idsOf = groupIds(groups, partOf);
    const rowsOf = (node?: number): Row[] => Array.from(rowsWithin(outline, node)).flatMap((row) => rows[row] ?? []);
    const rowIdsOf = remembered((node: number) => rowsOf(node).map((row) => rowId(row)));
    const groupAt = remembered((node: number): RowGroup => {
      const group = groupNode(outline.of[node] ?? 0);
      const [column, row] = [keyColumn(group), firstRow(group)];
      const written = column && row !== undefined && !isBlank(group) ? writtenKey(column, row, source) : null;
      return {
        content: written?.content ?? null,
        label: written?.label ?? '',
        aggregates: new Map(
          columns.map((own) => [
            own.id,
            ownFigures(own)(group)?.content ?? aggregateText(own, values(own)?.[group], () => rowsOf(node)),
          ]),
        ),
        rowIds: rowIdsOf(node),
      };
    });
    return { outline, rowsOf, rowIdsOf, groupAt, idsOf };
  }

  /** The text of a column's aggregate; empty where it has none. */
  function aggregateText(column: TableColumn<Row>, value: number | undefined, rowsOf: () => readonly Row[]): string {
    if (typeof column.aggregate === 'function') return column.aggregate(rowsOf());
    return value === undefined || Number.isNaN(value) ? '' : (figuresOf(column)?.text(value) ?? '');
  }

  return {
    rows,
    arrange: (query: NestingQuery) => {
      const { model, sorting, groupBy, expanded } = query;
      const found = model.view(query);
      const ids = sameIds(groupBy);
      const answer = lastGrouped([found, ids, sorting], () => grouped(found, ids, sorting));
      const { outline, rowsOf, rowIdsOf, groupAt, idsOf } = answer;
      const idOf = (node: number): string => {
        const of = outline.of[node] ?? 0;
        const row = rows[of];
        return row === undefined ? idsOf(groupNode(of)) : rowId(row);
      };
      return arrangedRows(
        {
          outline,
          rows,
          all: () => rowsOf(),
          count: found.length,
          isOpen: (node) => isExpanded(expanded, idOf(node)),
          idOf,
          groupOf: (node) => ((outline.of[node] ?? 0) < 0 ? groupAt(node) : null),
          within: rowIdsOf,
        },
        query,
      );
    },
  };
}

const isAggregate = (aggregate: TableColumn<never>['aggregate'] | undefined): aggregate is Aggregate =>
  typeof aggregate === 'string';

/** What rows of one group have in common: a moment counts by its day, and a day of a month by the month. */
function keyOf<Row>(column: TableColumn<Row>, row: Row): CellValue {
  const value = cellValue(column, row);
  if (typeof value !== 'string' || valueKind(column) !== 'day') return value;
  return value.slice(0, column.kind === 'month' ? 7 : 10);
}

function keyRanks<Row>({ rows, words }: NestingSource<Row>, column: TableColumn<Row>): Ranks {
  const values = rows.map((row) => keyOf(column, row));
  const keys = groupRanks(values, valueKind(column), words.formats.tag);
  return column.fns?.keyRanks?.(rows, keys) ?? keys;
}

/** The value of a group as its column shows it, but for what belongs to one row alone, such as a link. */
function writtenKey<Row>(column: TableColumn<Row>, row: Row, { words }: NestingSource<Row>) {
  if (column.kind === 'badge') {
    return { content: cellWriter(column, words)(row, ''), label: cellText(column, row, words) };
  }
  const day = column.kind === 'instant' ? ({ ...column, kind: 'date' } as const) : column;
  const label = cellText<Row>(day, row, words);
  return { content: label, label };
}

/** The aggregates that order the groups of a level: those that the sort names before the column of the level itself. */
function aggregateSorts<Row>(
  key: TableColumn<Row>,
  sorting: readonly ColumnSort[],
  columnOf: ReadonlyMap<string, TableColumn<Row>>,
  values: (column: TableColumn<Row>) => Float64Array | null,
): readonly GroupSort[] {
  const own = sorting.findIndex(({ id }) => id === key.id);
  return sorting.slice(0, own === -1 ? sorting.length : own).flatMap(({ id, desc }) => {
    const column = columnOf.get(id);
    const found = column ? values(column) : null;
    return found ? [{ values: found, descending: desc }] : [];
  });
}

/** Names groups by all that they are nested in: 'office:Norte>status:Firmado'. */
function groupIds({ depth, start }: Groups, partOf: (group: number) => string): (group: number) => string {
  const idOf = remembered((group: number): string => {
    const parent = parentOf(group);
    return parent < 0 ? partOf(group) : `${idOf(parent)}>${partOf(group)}`;
  });
  const parentOf = (group: number): number => {
    if (depth[group] === 0) return -1;
    let parent = group - 1;
    while (parent >= 0 && ((depth[parent] ?? 0) >= (depth[group] ?? 0) || (start[parent] ?? 0) > (start[group] ?? 0)))
      parent -= 1;
    return parent;
  };
  return idOf;
}
