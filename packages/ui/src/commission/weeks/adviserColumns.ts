import { dateIn, timeIn } from '@sereno/domain/calendar';
import type { AdviserWeek, CommissionStatus } from '@sereno/domain/commission';
import type { TableColumn } from '../../data-table/cells/column.ts';
import type { BadgeTone } from '../../foundation/index.ts';
import type { Translate } from '../../locale/index.ts';
import type { commissionTexts } from '../../locale/texts/es/commission.ts';

/** Status of a week; running is a week without one. */
export type AdviserStanding = CommissionStatus | 'running';

export const standingOf = ({ status }: Pick<AdviserWeek, 'status'>): AdviserStanding => status ?? 'running';

export const STANDING_TONES: Readonly<Record<AdviserStanding, BadgeTone>> = {
  pending: 'warning',
  accepted: 'positive',
  inReconciliation: 'info',
  running: 'neutral',
};

/** The instant; null without one and for what is none. */
function momentOf({ decidedAt }: AdviserWeek): Date | null {
  const moment = new Date(decidedAt ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Who has signed, disputes or waits, when, and for how much. */
export function adviserColumns(
  t: Translate<typeof commissionTexts>,
  zone: string,
): readonly TableColumn<AdviserWeek>[] {
  const inZone = (write: (zone: string, moment: Date) => string) => (row: AdviserWeek) => {
    const moment = momentOf(row);
    return moment && write(zone, moment);
  };
  return [
    {
      id: 'adviser',
      title: t('adviserWeeks.adviser'),
      kind: 'person',
      rank: 'third',
      value: ({ adviserName }) => adviserName,
    },
    {
      id: 'state',
      title: t('adviserWeeks.state'),
      kind: 'badge',
      rank: 'note',
      value: (row) => t(`adviserWeeks.${standingOf(row)}`),
      tone: (row) => STANDING_TONES[standingOf(row)],
    },
    { id: 'decided', title: t('adviserWeeks.decided'), kind: 'date', rank: 'last', value: inZone(dateIn) },
    { id: 'decidedTime', title: t('adviserWeeks.decidedTime'), kind: 'time', value: inZone(timeIn) },
    {
      id: 'disputed',
      title: t('adviserWeeks.disputed'),
      kind: 'number',
      width: 144,
      value: ({ disputed }) => disputed,
      total: 'sum',
    },
    {
      id: 'toPay',
      title: t('adviserWeeks.toPay'),
      kind: 'money',
      rank: 'lead',
      value: ({ toPay }) => toPay,
      total: 'sum',
    },
  ];
}
