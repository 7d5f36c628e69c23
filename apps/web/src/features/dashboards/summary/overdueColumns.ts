import type { CalendarDate } from '@sereno/domain/calendar';
import { daysWithoutAttention, type UnattendedActivity } from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/summary/es.ts';

/** An overdue activity in its place of the answer, which has no ids. */
export type OverdueRow = UnattendedActivity & { readonly place: number };

export type OverdueContext = {
  readonly t: Translate<typeof es>;
  /** Days without attention are counted up to it (DSH-12). */
  readonly today: CalendarDate;
  /** Where overdue activities are attended; null for a person who has no such page. */
  readonly href: string | null;
};

/** The columns of the overdue activities: the four of the specification, and how long each has waited (DSH-09, DSH-12). */
export function overdueColumns({ t, today, href }: OverdueContext): readonly TableColumn<OverdueRow>[] {
  return [
    {
      id: 'prospect',
      title: t('summary.prospect'),
      kind: 'link',
      width: 184,
      pinned: true,
      hideable: false,
      value: ({ prospectName }) => prospectName || t('summary.unnamed'),
      href: () => href,
    },
    {
      id: 'subject',
      title: t('summary.subject'),
      kind: 'text',
      filter: 'oneOf',
      width: 168,
      value: ({ subject }) => subject,
    },
    { id: 'date', title: t('summary.shouldHaveBegun'), kind: 'date', width: 264, value: ({ date }) => date },
    {
      id: 'adviser',
      title: t('summary.adviser'),
      kind: 'text',
      filter: 'oneOf',
      width: 168,
      value: ({ adviserName }) => adviserName,
    },
    {
      id: 'daysWaiting',
      title: t('summary.daysWaiting'),
      kind: 'number',
      width: 152,
      value: ({ date }) => daysWithoutAttention(date, today),
    },
  ];
}
