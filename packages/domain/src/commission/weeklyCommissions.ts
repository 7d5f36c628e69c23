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

/** What an adviser has against a line of a week in reconciliation: the line by its kind and contract, as the server names them. */
export type CommissionReason = {
  readonly type: string;
  /** Null for what belongs to no contract. */
  readonly contract: string | null;
  readonly reason: string;
};

/** What was decided about a week, and what was on the table then. */
export type WeekDecision = {
  /** When, as an instant in ISO 8601; null where the answer does not say. */
  readonly decidedAt: string | null;
  /** The fingerprint that was signed (`weekFingerprint`); null where none was sent with the signature. */
  readonly fingerprint: string | null;
  /** The signature as a data URL, 'data:image/png;base64,…'; null for a week in reconciliation, and where the answer has none. */
  readonly signature: string | null;
  /** Reasons for the reconciliation, line by line. */
  readonly reasons: readonly CommissionReason[];
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
  /** Null for a week that is not decided, and where the answer does not say. */
  readonly decision: WeekDecision | null;
};

/** What an adviser says to a pending week (CMA-16, CMA-17). */
export type CommissionDecision =
  | {
      readonly kind: 'accept';
      /** The trimmed signature as a data URL, 'data:image/png;base64,…' (SIG-02, SIG-04). */
      readonly signature: string;
      /** The fingerprint of what was on the screen (`weekFingerprint`); null for a server that is to compare nothing. */
      readonly fingerprint: string | null;
    }
  | { readonly kind: 'reconcile'; readonly reasons: readonly CommissionReason[] };

/** A week that waits for its adviser. */
export type PendingWeek = {
  readonly week: BusinessWeek;
  /** What it pays, in pesos. */
  readonly toPay: number;
};

/** Where an adviser's week stands, for whoever sees their rows. */
export type AdviserWeek = {
  readonly slpCode: number;
  readonly adviserName: string;
  /** Null while the week is running. */
  readonly status: CommissionStatus | null;
  /** When it was decided, as an instant in ISO 8601; null while it is not. */
  readonly decidedAt: string | null;
  /** What it pays, in pesos. */
  readonly toPay: number;
  /** How many lines the adviser has something against. */
  readonly disputed: number;
};
