import type { PdfKind } from '@sereno/domain/access';
import type { DateRange } from '@sereno/domain/calendar';
import type { WeeklyCommissions } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';

/** The week of one adviser in a document. */
export type CommissionsSection = {
  /** The seller's number; null for who has none, whose week then has no fingerprint. */
  readonly slpCode: number | null;
  readonly adviserName: string;
  /** Empty without a manager. */
  readonly managerName: string;
  readonly weekly: WeeklyCommissions;
};

/** What a document of weekly commissions is made of. */
export type CommissionsPdf = {
  readonly kind: PdfKind;
  /** Whose commissions they are: the company, in the head. */
  readonly company: string;
  /** The adviser, or the head of the requested units. */
  readonly person: string;
  /** The viewer, when they see only a part of the requested units; null for a complete document. */
  readonly partOf: string | null;
  readonly week: BusinessWeek;
  readonly range: DateRange;
  readonly printedAt: Date;
  /** In the order of the document; with several there is a summary before them. */
  readonly sections: readonly CommissionsSection[];
  /** The zone of the moments that are printed. */
  readonly zone: string;
};
