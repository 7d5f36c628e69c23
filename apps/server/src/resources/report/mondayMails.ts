import { payScopeOf, scopeOf } from '@sereno/domain/access';
import { type CalendarDate, dateIn, type DateRange, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import { SUMMARY_FILTERS, writeFilters } from '@sereno/domain/dashboards';
import {
  addSums,
  canReadReport,
  dimensionOf,
  dueMonday,
  figureOf,
  figureText,
  keyText,
  type KnownReport,
  mailedDays,
  parseGrouping,
  reportById,
  type ReportGroup,
  type SubscriptionState,
} from '@sereno/domain/report';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { DashboardContext } from '../context.ts';
import type { Mail, Outbox } from '../../mail/outbox.ts';
import { listGroups } from './reportQueries.ts';

/** Groups that a mail lists; the page has all of them. */
const MOST_LISTED = 25;
/** As many as a report adds up, see `handlers.ts`: with some left out the totals would be wrong. */
const MOST_GROUPS = 10_000;

export type MailContext = DashboardContext & {
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
};

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * Takes one subscription whose mail of that Monday is due, so that no other process sends it too. One that began on that Monday or later
 * waits for the next.
 */
async function claim(db: Kysely<Schema>, monday: CalendarDate, timeZone: string) {
  return db
    .updateTable('report_subscription')
    .set({ sent_for: monday, state: 'failed' })
    .where('id', '=', (query) =>
      query
        .selectFrom('report_subscription')
        .where((due) => due.or([due('sent_for', 'is', null), due('sent_for', '<', monday)]))
        .where(sql<boolean>`(created_at at time zone ${timeZone}::text)::date < ${monday}::date`)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning(['id', 'account_id as accountId', 'report', 'title', 'grouped_by as groupedBy'])
    .returning(['managements', 'advisers', 'words'])
    .executeTakeFirst();
}

/** The account of a subscription as it is now. */
const accountOf = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['id as accountId', 'role_id as roleId', 'company_id as companyId', 'employee_id as employeeId'])
    .select(['team_carousel as teamCarousel', 'full_name as fullName', 'email', 'disabled'])
    .executeTakeFirst();

type Found = { readonly report: KnownReport; readonly groupedBy: readonly string[] };

/** The lines of a mail: the totals, and the largest groups. */
function figureLines({ report, groupedBy }: Found, groups: readonly ReportGroup[], words: Claimed['words']): string {
  const wordOf = (label: string) => words[label] ?? '';
  const total = addSums(
    report,
    groups.map(({ sums }) => sums),
  );
  const drawn = report.measures.find(({ id }) => id === report.chart);
  const sizeOf = ({ sums }: ReportGroup) => (drawn === undefined ? 0 : (figureOf(drawn, sums) ?? 0));
  const largest = groups.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_LISTED);
  const nameOf = ({ keys, names }: ReportGroup) =>
    groupedBy
      .map((dimension, at) => {
        const key = { dimension, key: keys[at] ?? null, name: names[at] ?? null };
        return keyText(report, key, wordOf) ?? 'Sin dato';
      })
      .join(' · ');
  return [
    ...report.measures.map((measure) => `${wordOf(measure.label)}: ${figureText(measure, total)}`),
    '',
    `${groupedBy.map((id) => wordOf(dimensionOf(report, id).label)).join(' · ')}:`,
    ...largest.map((group) => `- ${nameOf(group)}: ${drawn === undefined ? '' : figureText(drawn, group.sums)}`),
    ...(groups.length > largest.length ? [`… y ${groups.length - largest.length} más en el reporte.`] : []),
  ].join('\n');
}

/** The address of the report with the days of the mail. */
function linkTo({ report, managements, advisers, groupedBy }: Claimed, range: DateRange, today: CalendarDate): string {
  const chosen = {
    ...(managements.length > 0 && { management: managements.map(String) }),
    ...(advisers.length > 0 && { adviser: advisers.map(String) }),
  };
  const address = writeFilters(SUMMARY_FILTERS, { range, compare: false, chosen }, new URLSearchParams(), today);
  address.set('agrupar', groupedBy);
  return `/report/${report}?${address.toString()}`;
}

const period = ({ start, end }: DateRange) => `${formatScreenDate(start)} – ${formatScreenDate(end)}`;

function mailOf(
  subscription: Claimed,
  to: { readonly email: string; readonly fullName: string },
  lines: string,
  { range, link }: { readonly range: DateRange; readonly link: string },
): Mail {
  const { title } = subscription;
  return {
    to: to.email,
    subject: `${title}, ${period(range)}`,
    text: `Hola, ${to.fullName}:\n\n${title}, ${period(range)}\n\n${lines}\n\nEl reporte completo:\n${link}\n\nPara dejar de recibirlo, abre el reporte y elige «Cada lunes por correo».`,
  };
}

/** Sends one mail, if the person may still read the report; says what became of it. */
async function sendOne(
  { database: { db }, clock, timeZone, access, outbox, publicUrl }: MailContext,
  subscription: Claimed,
  monday: CalendarDate,
): Promise<SubscriptionState> {
  const account = await accountOf(db, subscription.accountId);
  const report = reportById(subscription.report);
  const groupedBy = report && parseGrouping(report, subscription.groupedBy);
  if (account === undefined || account.disabled || account.email === null) return 'noRight';
  const now = clock();
  const today = dateIn(timeZone, now);
  const range = mailedDays(monday);
  const link = `${publicUrl()}${linkTo(subscription, range, today)}`;
  const to = { email: account.email, fullName: account.fullName };
  if (report === undefined || !groupedBy) {
    const lines = 'El reporte ya no existe o no se agrupa así. Ábrelo de nuevo y elige otra agrupación.';
    await outbox.send(mailOf(subscription, to, lines, { range, link }));
    return 'gone';
  }
  if (!canReadReport(report, account, access)) return 'noRight';
  const question = {
    companyId: account.companyId,
    range,
    timeZone,
    now,
    today,
    groups: [],
    groupedBy,
    filter: {
      range,
      scope: report.scope === 'pay' ? payScopeOf(account) : scopeOf(account),
      managements: subscription.managements,
      advisers: subscription.advisers,
    },
  };
  const groups = await listGroups(db, report, question, MOST_GROUPS + 1);
  const lines =
    groups.length > MOST_GROUPS
      ? 'Son demasiados grupos para un correo. Abre el reporte y agrúpalo por otra cosa.'
      : figureLines({ report, groupedBy }, groups, subscription.words);
  await outbox.send(mailOf(subscription, to, lines, { range, link }));
  return 'sent';
}

/**
 * Sends the reports of this Monday that have not been sent yet, one after the other. Each is claimed before it is sent: with several
 * processes each mail is sent at most once; one that fails is shown in the list and not sent again.
 * @returns How many subscriptions were looked at.
 */
export async function sendMondayMails(context: MailContext): Promise<number> {
  const {
    database: { db },
    clock,
    timeZone,
  } = context;
  const now = clock();
  const monday = dueMonday(dateIn(timeZone, now), timeIn(timeZone, now));
  for (let count = 0; ; count += 1) {
    const subscription = await claim(db, monday, timeZone);
    if (subscription === undefined) return count;
    const state = await sendOne(context, subscription, monday).catch((): SubscriptionState => 'failed');
    await db.updateTable('report_subscription').set({ state }).where('id', '=', subscription.id).execute();
  }
}
