import type { DetailAsk, Filters } from '@sereno/domain/dashboards';

/** What each part of the dashboard is given. None of it changes unless the filters do, so that no part renders for another. */
export type PartProps = {
  filters: Filters;
  /** Shows the rows behind a figure or a mark. */
  onOpen: (ask: DetailAsk) => void;
};

/** What a chart is given besides. */
export type ChartPartProps = PartProps & {
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
};
