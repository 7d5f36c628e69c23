import { canSeeAdviserName } from '@sereno/domain/access';
import { ACTIVITY_TYPE, type ChannelConfig, channelLink, type GreetingNames } from '@sereno/domain/activity';
import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import { formatPhone } from '@sereno/domain/contact';
import type { ProspectList, ProspectRow } from '@sereno/domain/prospect';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/prospects/es.ts';
import { paths } from '../../../platform/paths.ts';
import { choiceColumn, nameColumn } from '../../../platform/columns.ts';

export type ColumnContext = {
  readonly t: Translate<typeof es>;
  readonly list: ProspectList;
  readonly roleId: number;
  /** An activity that was to be before this day is overdue. */
  readonly today: CalendarDate;
  readonly channels: ChannelConfig;
  /** Rows are those of a phone: the name, then the telephone or the adviser with the medium, then the day that matters. */
  readonly isNarrow: boolean;
};

type Column = TableColumn<ProspectRow>;

/** Where a way to the prospect of a row leads; null where the datum is not known or not seen. */
export function rowHref(
  { name, phone, email }: Pick<ProspectRow, 'name' | 'phone' | 'email'>,
  way: 'call' | 'email' | 'whatsapp',
  channels: ChannelConfig,
  names: GreetingNames,
): string | null {
  const contact = { phone, email, address: null, hasPhone: true, hasEmail: true, hasAddress: false };
  const link = channelLink({ activityTypeId: ACTIVITY_TYPE[way], prospectName: name, contact }, channels, names);
  return 'href' in link ? link.href : null;
}

/** Calls and mails begin without a greeting. */
const SILENT: GreetingNames = { adviser: '', company: '' };

/** The columns of a register, by what it lists and what the role may see (UND-01 to UND-04, ACL-15, ACL-18). */
export function prospectColumns(context: ColumnContext): readonly Column[] {
  const columns = columnsById(context);
  const adviser = canSeeAdviserName(context.roleId) ? [columns.adviser] : [];
  const former = canSeeAdviserName(context.roleId) ? [columns.formerAdviser] : [];
  const own: Readonly<Record<ProspectList, readonly Column[]>> = {
    following: [columns.nextActivity, columns.lastActivity],
    notFollowing: [columns.discardedOn, columns.lastActivity],
    reassigned: [columns.reassignedOn, ...former, columns.nextActivity],
    client: [columns.contracts, columns.lastActivity],
  };
  const { name, phone, email, means, place, createdOn } = columns;
  const others = [...adviser, ...own[context.list], phone, email, means, place, createdOn];
  if (!context.isNarrow) return [name, ...others];
  const [first] = own[context.list];
  return [
    name,
    columns.summary,
    ...others.map((column) => (column === first ? { ...column, rank: 'last' as const } : { ...column, hidden: true })),
  ];
}

/** An activity that was not done in words, with its day; without the year where it is this one. */
function overdueMark({ nextActivityOn }: ProspectRow, { t, today }: Pick<ColumnContext, 't' | 'today'>) {
  if (nextActivityOn === null || nextActivityOn >= today) return null;
  const written = formatScreenDate(nextActivityOn);
  const isThisYear = nextActivityOn.slice(0, 4) === today.slice(0, 4);
  return {
    text: t('prospects.overdue', { day: isThisYear ? written.slice(0, 5) : written }),
    tone: 'warning',
  } as const;
}

const day = (id: keyof ProspectRow & `${string}On`, title: string) => ({
  id,
  title,
  kind: 'date' as const,
  // Their titles are longer than a day is.
  width: 152,
  value: (row: ProspectRow) => row[id],
});

function columnsById({ t, today, channels, roleId }: ColumnContext) {
  const phoneOf = (row: ProspectRow): string | null =>
    (row.phone === null ? row.hasPhone && t('prospects.hidden') : formatPhone(row.phone)) || null;
  return {
    summary: {
      id: 'summary',
      title: t('prospects.summary'),
      kind: 'text',
      rank: 'second',
      sortable: false,
      filterable: false,
      value: (row) =>
        [canSeeAdviserName(roleId) ? row.adviserName : phoneOf(row), row.means].filter(Boolean).join(' · '),
    },
    name: nameColumn(
      'name',
      t('prospects.name'),
      200,
      (row) => row.name || t('prospects.unnamed'),
      (row) => paths.prospectDetail(row.id),
    ),
    phone: {
      id: 'phone',
      title: t('prospects.phone'),
      width: 136,
      kind: 'contact',
      value: phoneOf,
      href: (row) => rowHref(row, 'call', channels, SILENT),
    },
    email: {
      id: 'email',
      title: t('prospects.email'),
      kind: 'contact',
      width: 200,
      value: (row) => row.email ?? (row.hasEmail ? t('prospects.hidden') : null),
      href: (row) => rowHref(row, 'email', channels, SILENT),
    },
    means: choiceColumn('means', t('prospects.means'), (row) => row.means),
    place: choiceColumn('place', t('prospects.place'), (row) => row.place),
    adviser: choiceColumn('adviser', t('prospects.adviser'), (row) => row.adviserName, 168),
    formerAdviser: choiceColumn('formerAdviser', t('prospects.formerAdviser'), (row) => row.formerAdviserName, 168),
    contracts: {
      id: 'contracts',
      title: t('prospects.contracts'),
      kind: 'number',
      value: (row) => row.contracts,
    },
    createdOn: day('createdOn', t('prospects.createdOn')),
    lastActivity: day('lastActivityOn', t('prospects.lastActivity')),
    nextActivity: {
      ...day('nextActivityOn', t('prospects.nextActivity')),
      mark: (row: ProspectRow) => overdueMark(row, { t, today }),
    },
    reassignedOn: day('reassignedOn', t('prospects.reassignedOn')),
    discardedOn: day('discardedOn', t('prospects.discardedOn')),
  } as const satisfies Record<string, Column>;
}
