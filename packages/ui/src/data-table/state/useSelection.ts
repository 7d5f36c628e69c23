'use client';
import { useMemo, useRef } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { afterSweep, type Sweep } from './selectionSweep.ts';
import type { DataTableProps } from './tableProps.ts';

/** The selected rows, and how to change them. */
export type Selection = {
  /** Whether one row at most is selected. */
  readonly isSingle: boolean;
  readonly has: (id: string) => boolean;
  /** Whether the row can be selected at all. */
  readonly canSelect: (id: string) => boolean;
  /** Unique, without rows that no longer exist. */
  readonly ids: readonly string[];
  readonly count: number;
  /** Selects or leaves one row; the next range starts there. */
  readonly toggle: (id: string) => void;
  /**
   * Does to the rows up to this one, in the order of `ids`, what was last done to one: they are selected, or left. Coming back
   * undoes that. `from` is where the person stands: a range that ended elsewhere is over, and the next one starts there.
   */
  readonly extendTo: (id: string, ids: readonly string[], from?: string) => void;
  /** How many of those that can be are selected. They are asked for only where any is. */
  readonly share: (ids: () => readonly string[]) => 'none' | 'some' | 'all';
  /** Selects all of these, or none where all were. */
  readonly toggleAll: (ids: readonly string[]) => void;
  /** Selects these too. */
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

type Selecting<Row> = Pick<
  DataTableProps<Row>,
  | 'selected'
  | 'defaultSelected'
  | 'onSelectedChange'
  | 'selectionMode'
  | 'isRowSelectable'
  | 'bulkActions'
  | 'rows'
  | 'rowId'
  | 'total'
  | 'loading'
>;

const none: readonly string[] = [];

/** The selected rows, by id, held by the host or here; null where rows cannot be selected. */
export function useSelection<Row>({
  selected,
  defaultSelected = none,
  onSelectedChange,
  selectionMode,
  isRowSelectable,
  bulkActions,
  ...given
}: Selecting<Row>): Selection | null {
  const [held, choose] = useControlled<readonly string[]>({
    value: selected,
    defaultValue: defaultSelected,
    onChange: onSelectedChange,
    component: 'DataTable',
  });
  const known = useKnownIds(given, held.length > 0);
  const barred = useBarredIds(given, isRowSelectable);
  const chosen = useMemo(
    () => new Set(held.filter((id) => (known === null || known.has(id)) && !barred.has(id))),
    [held, known, barred],
  );
  const ids = useMemo(() => [...chosen], [chosen]);
  const last = useRef<{ readonly sweep: Sweep; readonly after: readonly string[] }>(null);
  if (selected === undefined && onSelectedChange === undefined && bulkActions === undefined) return null;

  const isSingle = selectionMode === 'single';
  const canSelect = (id: string): boolean => !barred.has(id);
  const share = (requested: () => readonly string[]): 'none' | 'some' | 'all' => {
    if (chosen.size === 0) return 'none';
    const some = requested().filter(canSelect);
    if (!some.some((id) => chosen.has(id))) return 'none';
    return some.every((id) => chosen.has(id)) ? 'all' : 'some';
  };
  const run = (sweep: Sweep, order: readonly string[]): void => {
    const after = afterSweep(sweep, order).filter(canSelect);
    last.current = { sweep, after };
    choose(after);
  };
  const goOn = (order: readonly string[], from: string | undefined): Omit<Sweep, 'to'> | null => {
    if (last.current === null) return null;
    const { sweep, after } = last.current;
    // It began on another page, or ended where the person does not stand any more.
    if (!order.includes(sweep.from) || (from !== undefined && sweep.to !== from)) return null;
    // What has been selected in another way since then stays.
    const isUntouched = after.length === ids.length && after.every((id) => chosen.has(id));
    return isUntouched ? sweep : { ...sweep, before: ids };
  };
  const add = (some: readonly string[]): void => {
    if (!isSingle) choose([...new Set([...ids, ...some.filter(canSelect)])]);
  };
  return {
    isSingle,
    canSelect,
    has: (id) => chosen.has(id),
    ids,
    count: chosen.size,
    toggle: (id) => run({ from: id, to: id, selects: !chosen.has(id), before: isSingle ? none : ids }, [id]),
    extendTo(id, order, from) {
      const fresh = { from: from ?? id, selects: from !== undefined || !chosen.has(id), before: ids };
      if (isSingle) run({ from: id, to: id, selects: true, before: none }, [id]);
      else run({ ...(goOn(order, from) ?? fresh), to: id }, order);
    },
    share,
    toggleAll(some) {
      const left = new Set(some);
      if (share(() => some) === 'all') choose(ids.filter((id) => !left.has(id)));
      else add(some);
    },
    add,
    clear: () => choose(none),
  };
}

/** The ids of the rows that cannot be selected. */
function useBarredIds<Row>(
  { rows, rowId }: Pick<Selecting<Row>, 'rows' | 'rowId'>,
  isRowSelectable: ((row: Row) => boolean) | undefined,
): ReadonlySet<string> {
  return useMemo(
    () => new Set(isRowSelectable ? rows.filter((row) => !isRowSelectable(row)).map((row) => rowId(row)) : none),
    // oxlint-disable-next-line react/exhaustive-deps -- it returns the same ids even if the host recreates it.
    [rows, isRowSelectable],
  );
}

/** The ids of all rows, while any is selected and the table has all rows; null where it cannot tell which are gone. */
function useKnownIds<Row>(
  { rows, rowId, total, loading = false }: Pick<Selecting<Row>, 'rows' | 'rowId' | 'total' | 'loading'>,
  isWanted: boolean,
): ReadonlySet<string> | null {
  const hasAll = isWanted && total === undefined && !loading;
  // oxlint-disable-next-line react/exhaustive-deps -- it returns the same ids even if the host recreates it.
  return useMemo(() => (hasAll ? new Set(rows.map((row) => rowId(row))) : null), [rows, hasAll]);
}
