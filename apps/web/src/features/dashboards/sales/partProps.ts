import type { ContractAsk, SalesDashboard } from '@sereno/domain/dashboards';

/** What the tables and grids of the sales dashboard are given. None of it changes unless the answer or the filters do. */
export type SalesPartProps = {
  /** Undefined while it loads for the first time, null when there is nothing to show (FLT-04, FLT-05). */
  data: SalesDashboard | null | undefined;
  /** Another answer is on its way; meanwhile the one before is shown, so that nothing moves. */
  refreshing: boolean;
  /** Whether the figures are of other filters than those that are chosen by now: nothing is opened from them. */
  isOld: boolean;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Shows the contracts behind a figure or a mark. It stays the same over renders. */
  onOpen: (ask: ContractAsk) => void;
};
