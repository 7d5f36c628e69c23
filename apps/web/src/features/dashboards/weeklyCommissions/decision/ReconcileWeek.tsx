import { ReconcileDialog, type ReconcileDialogProps } from '@sereno/ui/commission';

/** Asks for the reconciliation of a week (CMA-17); in a file of its own, which comes on first use. */
export function ReconcileWeek(props: ReconcileDialogProps) {
  return <ReconcileDialog {...props} />;
}
