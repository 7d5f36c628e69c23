import type { CalendarDate } from '../calendar/index.ts';
import type { BusinessWeek } from '../week/index.ts';

/** One row of the commissions report (ENT-12, CMR-02). Amounts are pesos. */
export type CommissionReportRow = {
  readonly id: number;
  /** The day the contract entered the ERP; null when the answer omits it. */
  readonly insertedOn: CalendarDate | null;
  readonly contract: string;
  /** Amount of the contract. */
  readonly total: number;
  /** Base of the commission. */
  readonly base: number;
  readonly commission: number;
  /** 'Comisión Integre 26%' (CMR-04); null when the viewer may not see it (CMR-03). */
  readonly secondaryCommission: number | null;
  readonly amountFinanced: number;
  /** Number of instalments, 0 for cash; null when the answer omits it. */
  readonly payments: number | null;
  readonly financing: string;
  readonly plan: string;
  readonly week: BusinessWeek | null;
  readonly adviserName: string;
  readonly managerName: string;
};
