import type { CalendarDate } from '@sereno/domain/calendar';
import { daysWithoutAttention, type UnattendedActivity } from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/summary/es.ts';
import { choiceColumn, nameColumn } from '../../../platform/columns.ts';

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
    nameColumn(
      'prospect',
      t('summary.prospect'),
      184,
      ({ prospectName }) => prospectName || t('summary.unnamed'),
      () => href,
    ),
    choiceColumn('subject', t('summary.subject'), ({ subject }) => subject, 168),
    { id: 'date', title: t('summary.shouldHaveBegun'), kind: 'date', width: 264, value: ({ date }) => date },
    choiceColumn('adviser', t('summary.adviser'), ({ adviserName }) => adviserName, 168),
    {
      id: 'daysWaiting',
      title: t('summary.daysWaiting'),
      kind: 'number',
      width: 152,
      value: ({ date }) => daysWithoutAttention(date, today),
    },
  ];
}
