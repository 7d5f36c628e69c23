import type { CommissionChange, WeekComparison } from '@sereno/domain/commission';

/** How the pay of a contract changed. */
type ChangeKind = 'added' | 'gone' | 'changed';

/** A change with its kind, as a row. */
export type ChangeRow = CommissionChange & { readonly id: string; readonly kind: ChangeKind };

const KINDS: readonly ChangeKind[] = ['changed', 'added', 'gone'];

/** All changes, those of amounts first. */
export const changeRows = (comparison: WeekComparison): readonly ChangeRow[] =>
  KINDS.flatMap((kind) =>
    comparison[kind].map((change) => ({
      ...change,
      kind,
      id: JSON.stringify([change.contract, change.typeName]),
    })),
  );
