import { canSeeAdviserName, canSeeManagerColumn } from '@sereno/domain/access';
import { ACTIVITY_TYPE, type ActivityTab, type ChannelConfig, channelLink } from '@sereno/domain/activity';
import { shortDate } from '@sereno/domain/calendar';
import { formatPhone } from '@sereno/domain/contact';
import { formatTag, type Locale, type Translate } from '@sereno/ui/locale';
import type { TableColumn } from '@sereno/ui/data-table';
import type { BadgeTone } from '@sereno/ui/foundation';
import type { es } from '../../i18n/activity/es.ts';
import { paths } from '../../platform/paths.ts';
import { type ActivityRow, rowName, type RowStatus } from './activityRow.ts';
import { choiceColumn, nameColumn } from '../../platform/columns.ts';
import { statusText } from './statusText.ts';

export type ColumnContext = {
  readonly t: Translate<typeof es>;
  readonly locale: Locale;
  readonly roleId: number;
  readonly channels: ChannelConfig;
  /** Rows are those of a phone: the time before the name, below it what is done, and how late or how soon. */
  readonly isNarrow: boolean;
  /** The tab that lists them. */
  readonly tab: ActivityTab;
};

const TONES: Readonly<Record<RowStatus, BadgeTone>> = {
  late: 'danger',
  started: 'info',
  queued: 'warning',
  startable: 'neutral',
  early: 'neutral',
};

/** What should have begun stands out before its day is over. */
const toneOf = ({ status, distance }: ActivityRow): BadgeTone =>
  status === 'startable' && distance !== null && distance.count < 0 ? 'warning' : TONES[status];

/** The columns of the list, by what the role may see (ACL-09 to ACL-18). */
export function activityColumns(context: ColumnContext): readonly TableColumn<ActivityRow>[] {
  const { prospect, when, what, subject, type, date, start, end, manager, adviser, comments, email, phone, status } =
    columnsById(context);
  const managers = canSeeManagerColumn(context.roleId) ? [manager] : [];
  const advisers = canSeeAdviserName(context.roleId) ? [adviser] : [];
  const rest = [type, subject, start, end, ...managers, email, phone].map(hidden);
  if (!context.isNarrow) return [prospect, ...advisers, date, when, what, status, comments, ...rest];
  return [
    ...[prospect, when, what, status].map((column) => ({ ...column, sortable: false })),
    ...[...advisers, date, comments].map(hidden),
    ...rest,
  ];
}

/** A person finds it among the columns and the filters. */
const hidden = (column: TableColumn<ActivityRow>): TableColumn<ActivityRow> => ({ ...column, hidden: true });

const hrefOf = ({ activity }: ActivityRow): string | null =>
  activity.prospectId === null ? null : paths.prospectDetail(activity.prospectId);

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

function columnsById({ t, locale, roleId, channels, isNarrow, tab }: ColumnContext) {
  const reach = (activityTypeId: number) => (row: ActivityRow) => {
    const link = channelLink({ ...row.activity, activityTypeId }, channels, { adviser: '', company: '' });
    return 'href' in link ? link.href : null;
  };
  return {
    prospect: nameColumn('prospect', t('activityList.prospect'), 168, rowName, hrefOf),
    when: {
      id: 'when',
      title: t('activityList.time'),
      kind: 'text',
      width: 104,
      ...(isNarrow && { rank: 'lead' }),
      filterable: false,
      value: ({ activity: { date, startTime, endTime } }) =>
        [
          isNarrow && tab !== 'today' && shortDate(date, formatTag(locale)),
          [startTime, endTime].filter((time) => time !== null).join('–'),
        ]
          .filter(Boolean)
          .join(' '),
    },
    what: {
      id: 'what',
      title: t('activityList.what'),
      kind: 'text',
      width: 176,
      ...(isNarrow && { rank: 'second' }),
      filterable: false,
      value: ({ activity }) =>
        isNarrow
          ? joined(
              canSeeAdviserName(roleId) ? activity.adviserName : null,
              activity.activityTypeName,
              activity.subject,
              activity.comments,
            )
          : joined(activity.activityTypeName, activity.subject),
    },
    subject: choiceColumn('subject', t('activityList.subject'), ({ activity }) => activity.subject),
    type: choiceColumn('type', t('activityList.type'), ({ activity }) => activity.activityTypeName, 104),
    date: {
      id: 'date',
      title: t('activityList.date'),
      kind: 'date',
      width: 96,
      // Its title says the day, or the status of each row does.
      hidden: tab === 'today' || tab === 'overdue',
      value: ({ activity }) => activity.date,
    },
    start: {
      id: 'start',
      title: t('activityList.start'),
      kind: 'time',
      width: 72,
      value: ({ activity }) => activity.startTime,
    },
    end: {
      id: 'end',
      title: t('activityList.end'),
      kind: 'time',
      width: 72,
      value: ({ activity }) => activity.endTime,
    },
    manager: choiceColumn('manager', t('activityList.manager'), ({ activity }) => activity.managerName),
    adviser: choiceColumn('adviser', t('activityList.adviser'), ({ activity }) => activity.adviserName, 136),
    comments: {
      id: 'comments',
      title: t('activityList.comments'),
      kind: 'text',
      width: 104,
      value: ({ activity }) => activity.comments,
    },
    email: {
      id: 'email',
      title: t('activityList.email'),
      kind: 'contact',
      width: 200,
      value: ({ activity }) => activity.contact.email,
      href: reach(ACTIVITY_TYPE.email),
    },
    phone: {
      id: 'phone',
      title: t('activityList.phone'),
      kind: 'contact',
      value: ({ activity: { contact } }) => contact.phone && formatPhone(contact.phone),
      href: reach(ACTIVITY_TYPE.call),
    },
    status: {
      id: 'standing',
      // All of that tab are late, which its rows say in days.
      title: t(tab === 'overdue' ? 'activityList.late' : 'activityList.status'),
      kind: 'badge',
      width: tab === 'overdue' ? 208 : 176,
      value: (row) => {
        const text = statusText(row, { t, locale }, !isNarrow);
        return row.status === 'late' && tab !== 'overdue' ? joined(t('activityList.late'), text) : text;
      },
      tone: toneOf,
    },
  } as const satisfies Record<string, TableColumn<ActivityRow>>;
}
