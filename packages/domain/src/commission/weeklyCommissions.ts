import type { CalendarDate } from '../calendar/index.ts';
import type { BusinessWeek } from '../week/index.ts';

/** Status of a week's commissions (CMA-11); the last two are final here. */
export type CommissionStatus = 'pending' | 'accepted' | 'inReconciliation';

/** One line of a week's commissions (CMA-06). Amounts are pesos, negative for deductions. */
export type CommissionLine = {
  /** The server's name of the kind, such as 'ENGANCHE'. */
  readonly type: string;
  /** Contract number; null for lines without one, such as a bonus. */
  readonly contract: string | null;
  /** The week of the sale; null without a contract. */
  readonly saleWeek: BusinessWeek | null;
  readonly clientName: string | null;
  /** Amount of the new sale. */
  readonly saleAmount: number;
  readonly collectedWithoutTax: number;
  readonly collectedWithTax: number;
  /** Total commission on the sale. */
  readonly totalCommission: number;
  readonly newSaleCommission: number;
  readonly monthlyCommission: number;
  readonly monthlyBonus: number;
  /** Paid for this week. */
  readonly toPay: number;
  /** The ERP's remaining commission, beside the one computed here (CMA-09); null when the answer omits it. */
  readonly pendingCommission: number | null;
  readonly week: BusinessWeek | null;
  /** First and last day of the week; null when the answer omits it. */
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly adviserName: string;
};

/**
 * An adviser's objection to a line of a week in reconciliation. Identifies the line by kind and contract, as the server
 * names them.
 */
export type CommissionReason = {
  readonly type: string;
  /** Null for a line without a contract. */
  readonly contract: string | null;
  readonly reason: string;
};

/** The decision about a week, and what was decided on. */
export type WeekDecision = {
  /** ISO 8601 instant; null when the answer omits it. */
  readonly decidedAt: string | null;
  /** The signed fingerprint (`weekFingerprint`); null when the signature came without one. */
  readonly fingerprint: string | null;
  /**
   * The signature as a data URL, 'data:image/png;base64,…'; null for a week in reconciliation, and when the answer
   * omits it.
   */
  readonly signature: string | null;
  /** Reasons of the reconciliation, by line. */
  readonly reasons: readonly CommissionReason[];
};

/** A week's commissions (ENT-11). */
export type WeeklyCommissions = {
  readonly lines: readonly CommissionLine[];
  /** Null while the week cannot be decided: it is running, or its lines belong to several advisers (CMA-22). */
  readonly status: CommissionStatus | null;
  /** Number of lines that could not be read. If any, the totals are incomplete and must not be signed. */
  readonly unreadable: number;
  /** Null for an undecided week, and when the answer omits it. */
  readonly decision: WeekDecision | null;
};

/** An adviser's decision about a pending week (CMA-16, CMA-17). */
export type CommissionDecision =
  | {
      readonly kind: 'accept';
      /** The trimmed signature as a data URL, 'data:image/png;base64,…' (SIG-02, SIG-04). */
      readonly signature: string;
      /** The fingerprint of the displayed week (`weekFingerprint`); null when the server should not compare. */
      readonly fingerprint: string | null;
    }
  | { readonly kind: 'reconcile'; readonly reasons: readonly CommissionReason[] };

/** A week that awaits its adviser's decision. */
export type PendingWeek = {
  readonly week: BusinessWeek;
  /** Pay, in pesos. */
  readonly toPay: number;
};

/** Status of an adviser's week, for people who see their rows. */
export type AdviserWeek = {
  readonly slpCode: number;
  readonly adviserName: string;
  /** Null while the week is running. */
  readonly status: CommissionStatus | null;
  /** ISO 8601 instant of the decision; null while undecided. */
  readonly decidedAt: string | null;
  /** Pay, in pesos. */
  readonly toPay: number;
  /** Number of lines the adviser objects to. */
  readonly disputed: number;
};
