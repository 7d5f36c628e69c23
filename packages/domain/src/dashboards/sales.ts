import type { CalendarDate } from '../calendar/index.ts';

/** Sales of one day (DSH-04, SAL-20). */
export type DaySales = {
  readonly date: CalendarDate;
  /** Contracts. */
  readonly sales: number;
  /** After discount, in pesos. */
  readonly amount: number;
};

/** Sales that share a name: a prospection medium, a down-payment method, an item (SAL-21, SAL-24, SAL-25). */
export type NamedSales = {
  readonly name: string;
  /** Contracts. */
  readonly sales: number;
  /** In pesos: after discount; for a down-payment method, the down payments. */
  readonly amount: number;
};

/** Sales by financing (SAL-23). */
export type FinancingSales = NamedSales & {
  /** Number of instalments, 0 for cash (SAL-22); null when the answer omits it. */
  readonly payments: number | null;
};

/** One adviser of the ranking, best first (SAL-26). */
export type AdviserRank = NamedSales & {
  /** ERP seller key; null when the answer has none. */
  readonly slpCode: number | null;
};

/** Figures of the cards (SAL-08 to SAL-18). Amounts are pesos, the rest are whole numbers. */
export type SalesFigures = {
  /** Contracts. */
  readonly sales: number;
  /** Before discount. */
  readonly contractAmount: number;
  readonly discountAmount: number;
  /** After discount. */
  readonly netAmount: number;
  /** Amount after discount per contract. */
  readonly averageTicket: number;
  /** Amount after discount per service sold. */
  readonly averageServiceTicket: number;
  readonly downPayments: number;
  readonly advisersWithSales: number;
  readonly advisersUpToDate: number;
  /** Advisers with their first sale. */
  readonly initialAdvisers: number;
};

/** Business line BF's part of the totals (SAL-19); amounts in pesos. */
export type BfFigures = Pick<SalesFigures, 'sales' | 'contractAmount' | 'discountAmount' | 'netAmount'>;

/** An adviser in the tables of the sales dashboard (SAL-31). */
export type AdviserPerformance = {
  /** Empty when the answer has none, like the manager's. */
  readonly adviserName: string;
  readonly managerName: string;
  /** Contracts. */
  readonly sales: number;
};

/** Sales of a place, by the fields that the rows distinguish (SAL-34). */
export type PlaceSales = {
  /** Empty when the answer has none, like the county. */
  readonly stateCode: string;
  readonly county: string;
  readonly zipCode: string | null;
  readonly itemName: string | null;
  /** Contracts. */
  readonly sales: number;
  /** After discount, in pesos. */
  readonly amount: number;
};

/** The data of the sales dashboard (ENT-13). */
export type SalesDashboard = {
  /** By sale date. */
  readonly figures: SalesFigures;
  /** The same figures of the contracts cancelled in the range, by cancellation date (SAL-12). */
  readonly cancelled: SalesFigures;
  readonly bf: BfFigures;
  readonly daily: readonly DaySales[];
  readonly prospectionMeans: readonly NamedSales[];
  readonly financing: readonly FinancingSales[];
  readonly downPaymentMethods: readonly NamedSales[];
  readonly topItems: readonly NamedSales[];
  readonly ranking: readonly AdviserRank[];
  readonly advisers: {
    readonly active: readonly AdviserPerformance[];
    readonly withSales: readonly AdviserPerformance[];
    readonly withoutSales: readonly AdviserPerformance[];
  };
  readonly places: {
    readonly byZipCode: readonly PlaceSales[];
    readonly byItem: readonly PlaceSales[];
    readonly byCounty: readonly PlaceSales[];
  };
};

/** The five figures of the total sales (TOT-02); amounts in pesos. */
export type TotalFigures = Pick<
  SalesFigures,
  'sales' | 'contractAmount' | 'discountAmount' | 'netAmount' | 'downPayments'
>;

/** Total sales of the contracts with one current status (TOT-03). */
export type TotalSalesDetail = TotalFigures & { readonly status: string };

/** The data of the total sales (ENT-17). */
export type TotalSales = {
  /** By sale date. */
  readonly figures: TotalFigures;
  /** Of the contracts cancelled in the range, by cancellation date. */
  readonly cancelled: TotalFigures;
  /** The parts of `figures`. */
  readonly details: readonly TotalSalesDetail[];
};
