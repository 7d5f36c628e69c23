import type { CalendarDate } from '../calendar/index.ts';
import type { BusinessWeek } from '../week/index.ts';

/** Where a week's commissions stand (CMA-11); the last two are final here. */
export type CommissionStatus = 'pending' | 'accepted' | 'inReconciliation';

/** One line of a week's commissions (CMA-06). Amounts are pesos, negative for what is taken back. */
export type CommissionLine = {
  /** The kind as the server names it, such as 'ENGANCHE'. */
  readonly type: string;
  /** Number of the contract; null for what belongs to none, such as a bonus. */
  readonly contract: string | null;
  /** The week of the sale; null without a contract. */
  readonly saleWeek: BusinessWeek | null;
  readonly clientName: string | null;
  /** Amount of the new sale. */
  readonly saleAmount: number;
  readonly collectedWithoutTax: number;
  readonly collectedWithTax: number;
  /** The whole commission on the sale. */
  readonly totalCommission: number;
  readonly newSaleCommission: number;
  readonly monthlyCommission: number;
  readonly monthlyBonus: number;
  /** What is paid for this week. */
  readonly toPay: number;
  /** What remains as the ERP has it, beside the one computed here (CMA-09); null where the answer does not say. */
  readonly pendingCommission: number | null;
  readonly week: BusinessWeek | null;
  /** First and last day of the week; null where the answer does not say. */
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly adviserName: string;
};

/** A week's commissions (ENT-11). */
export type WeeklyCommissions = {
  readonly lines: readonly CommissionLine[];
  /** Null while nobody can decide about the week: it is running, or the lines are not one adviser's (CMA-22). */
  readonly status: CommissionStatus | null;
  /**
   * Lines of the answer that could not be read. While there are any the totals are not whole: nobody should sign them.
   */
  readonly unreadable: number;
};

/** What an adviser says to a pending week (CMA-16, CMA-17). */
export type CommissionDecision =
  | {
      readonly kind: 'accept';
      /** The trimmed signature as a data URL, 'data:image/png;base64,…' (SIG-02, SIG-04). */
      readonly signature: string;
    }
  | { readonly kind: 'reconcile' };
