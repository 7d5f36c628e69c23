import type { ContractAsk, SalesMeasure } from '@sereno/domain/dashboards';

/** What each chart of the sales is given beside its rows. None of it changes unless the answer, the filters or the switch do. */
export type SalesChartProps = {
  /** Pesos or contracts. */
  measure: SalesMeasure;
  /** Newer rows are on their way while these stay. */
  refreshing: boolean;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Shows the contracts behind a mark; does nothing while the figures are of other filters. It stays the same over renders. */
  onOpen: (ask: ContractAsk) => void;
};

/** How each measure is written. */
export const UNITS = { amount: 'pesos', sales: 'count' } as const;

/** Height of the charts in px, the same for neighbours, so that their edges stand in one line. */
export const CHART_HEIGHT = 288;

/** More lying bars than that are too thin to be pressed. */
export const MOST_BARS = 10;
