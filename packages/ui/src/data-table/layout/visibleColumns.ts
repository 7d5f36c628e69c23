import { columnVisibilityFeature, constructTable, tableFeatures, type TableFeatures } from '@tanstack/react-table';

/** Without subscribers no store is needed: the table's own state holds the layout and passes it in. */
const noSubscription = () => ({ unsubscribe: () => undefined });

type Change<Value> = (before: Value) => Value;

const isChange = <Value>(next: Value | Change<Value>): next is Change<Value> => typeof next === 'function';

/** A value without subscribers. */
function heldValue<Value>(initial: Value) {
  let value = initial;
  return {
    get: () => value,
    set(next: Value | Change<Value>) {
      value = isChange(next) ? next(value) : next;
    },
    subscribe: noSubscription,
  };
}

const bindings: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createReadonlyAtom: (compute) => ({ get: compute, subscribe: noSubscription }),
  createWritableAtom: heldValue,
  untrack: (read) => read(),
  batch: (change) => change(),
  schedule: (work) => queueMicrotask(work),
};

const features = tableFeatures({ coreReactivityFeature: bindings, columnVisibilityFeature });

/** Rows never enter the library's model: an object for each of 100,000 of them is what makes tables slow and heavy. */
const noRows: Record<string, never>[] = [];

/** The visible columns, in their order. */
export function visibleColumns(ids: readonly string[], hidden: readonly string[]): string[] {
  const table = constructTable({
    features,
    columns: ids.map((id) => ({ id })),
    data: noRows,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
  return table.getVisibleLeafColumns().map(({ id }) => id);
}
