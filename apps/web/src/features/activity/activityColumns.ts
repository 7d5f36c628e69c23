import { canSeeAdviserName, canSeeManagerColumn, canSeeManagerName } from '@sereno/domain/access';
import { ACTIVITY_TYPE, type ChannelConfig, channelLink } from '@sereno/domain/activity';
import type { Translate } from '@sereno/ui/locale';
import type { TableColumn } from '@sereno/ui/data-table';
import type { BadgeTone } from '@sereno/ui/foundation';
import type { es } from '../../i18n/activity/es.ts';
import { paths } from '../../platform/paths.ts';
import { type ActivityRow, rowName, type RowStatus } from './activityRow.ts';
import { choiceColumn, nameColumn } from '../../platform/columns.ts';

export type ColumnContext = {
  readonly t: Translate<typeof es>;
  readonly roleId: number;
  readonly channels: ChannelConfig;
  /** Rows are cards: the time stands in their heading, and what follows is what one needs on the way. */
  readonly isNarrow: boolean;
  /** All of them are of one day, which the title says. */
  readonly isOneDay: boolean;
};

const TONES: Readonly<Record<RowStatus, BadgeTone>> = {
  late: 'danger',
  started: 'info',
  queued: 'warning',
  startable: 'neutral',
  early: 'neutral',
};

/** The columns of the list, by what the role may see (ACL-09 to ACL-18). */
export function activityColumns(context: ColumnContext): readonly TableColumn<ActivityRow>[] {
  const { subject, type, date, start, end, manager, adviser, comments, email, phone, status } = columnsById(context);
  const people = [
    ...(canSeeManagerColumn(context.roleId) ? [manager] : []),
    ...(canSeeAdviserName(context.roleId) ? [adviser] : []),
  ];
  return context.isNarrow
    ? [heading(context), status, what(context), date, ...people, phone, email, comments, end].map(inCard)
    : [prospect(context), date, start, status, type, subject, end, ...people, comments, email, phone];
}

const hrefOf = ({ activity }: ActivityRow): string | null =>
  activity.prospectId === null ? null : paths.prospectDetail(activity.prospectId);

const prospect = ({ t }: ColumnContext): TableColumn<ActivityRow> =>
  nameColumn('prospect', t('activityList.prospect'), 184, rowName, hrefOf);

/** The time before the name, so that cards sort by time and say it first. */
const heading = ({ t }: ColumnContext): TableColumn<ActivityRow> => ({
  id: 'prospect',
  title: t('activityList.timeAndProspect'),
  kind: 'link',
  hideable: false,
  value: (row) => [row.activity.startTime ?? '', rowName(row)].join(' ').trim(),
  href: hrefOf,
});

/** Kind and subject on one line: a card is read from above in a glance. */
const what = ({ t }: ColumnContext): TableColumn<ActivityRow> =>
  choiceColumn('what', t('activityList.what'), ({ activity }) =>
    [activity.activityTypeName, activity.subject].filter(Boolean).join(' · '),
  );

/** Cards stand in the order of the day, so that there is nothing to sort, and no room for it. */
const inCard = (column: TableColumn<ActivityRow>): TableColumn<ActivityRow> => ({ ...column, sortable: false });

function columnsById({ t, roleId, channels, isNarrow, isOneDay }: ColumnContext) {
  const reach = (activityTypeId: number) => (row: ActivityRow) => {
    const link = channelLink({ ...row.activity, activityTypeId }, channels, { adviser: '', company: '' });
    return 'href' in link ? link.href : null;
  };
  return {
    subject: choiceColumn('subject', t('activityList.subject'), ({ activity }) => activity.subject),
    type: choiceColumn('type', t('activityList.type'), ({ activity }) => activity.activityTypeName, 104),
    date: {
      id: 'date',
      title: t('activityList.date'),
      kind: 'date',
      width: 104,
      hidden: isNarrow && isOneDay,
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
      hidden: isNarrow,
      value: ({ activity }) => activity.endTime,
    },
    manager: choiceColumn('manager', t('activityList.manager'), ({ activity }) =>
      canSeeManagerName(roleId) ? activity.managerName : null,
    ),
    adviser: choiceColumn('adviser', t('activityList.adviser'), ({ activity }) => activity.adviserName),
    comments: {
      id: 'comments',
      title: t('activityList.comments'),
      kind: 'text',
      width: 200,
      value: ({ activity }) => activity.comments,
    },
    email: {
      id: 'email',
      title: t('activityList.email'),
      kind: 'contact',
      width: 200,
      hidden: isNarrow,
      value: ({ activity }) => activity.contact.email,
      href: reach(ACTIVITY_TYPE.email),
    },
    phone: {
      id: 'phone',
      title: t('activityList.phone'),
      kind: 'contact',
      value: ({ activity }) => activity.contact.phone,
      href: reach(ACTIVITY_TYPE.call),
    },
    status: {
      id: 'standing',
      title: t('activityList.status'),
      kind: 'badge',
      width: 172,
      value: (row) => stateText(row, t),
      tone: ({ status }) => TONES[status],
    },
  } as const satisfies Record<string, TableColumn<ActivityRow>>;
}

/** The state of a row: where it stands, whether that waits to be sent, and whether something was typed for it. */
function stateText({ status, isStartQueued, hasDraft }: ActivityRow, t: Translate<typeof es>): string | null {
  const isQueued = status === 'queued';
  const words = [
    statusText(status, t),
    isStartQueued && !isQueued ? t('activityList.queued') : null,
    hasDraft && !isQueued ? t('activityList.draft') : null,
  ];
  return words.filter((word) => word !== null).join(' · ') || null;
}

/** What a row says of itself (ACL-20); nothing where its buttons say it. */
function statusText(status: RowStatus, t: Translate<typeof es>): string | null {
  switch (status) {
    case 'late':
      return t('activityList.late');
    case 'started':
      return t('activityList.started');
    case 'queued':
      return t('activityList.queued');
    default:
      return null;
  }
}
