import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import {
  canReadReport,
  labelsOf,
  MOST_SUBSCRIPTIONS,
  parseGrouping,
  reportById,
  type ReportSubscription,
} from '@sereno/domain/report';
import type { Kysely } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import type { Schema } from '../../database/schema.ts';
import { refusal, REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';

type Wire = components['schemas']['ReportSubscription'];

const onWire = (one: ReportSubscription): Wire => ({
  Id: one.id,
  Report: one.report,
  Title: one.title,
  GroupBy: one.groupedBy,
  Management: [...one.managements],
  Advisors: [...one.advisers],
  State: one.state,
  SentFor: one.sentFor && formatWireDate(one.sentFor),
});

/** The subscriptions of an account, the oldest first. */
const listOf = (db: Kysely<Schema>, accountId: number): Promise<ReportSubscription[]> =>
  db
    .selectFrom('report_subscription')
    .where('account_id', '=', accountId)
    .select(['id', 'report', 'title', 'grouped_by as groupedBy', 'managements', 'advisers', 'state'])
    .select('sent_for as sentFor')
    .orderBy('id')
    .execute();

const tooMany = () =>
  refusal(422, `Son más de ${MOST_SUBSCRIPTIONS} reportes por correo. Termina alguno.`, [
    { field: 'Report', code: 'tooMany' },
  ]);
const ungrouped = () => refusal(422, 'El reporte no se puede agrupar así.', [{ field: 'GroupBy', code: 'unknown' }]);

/** The calls of the reports by mail: each is of the person's own, and asks for a report that they may read. */
export function subscriptionHandlers({ database: { db }, clock, access }: DashboardContext) {
  return {
    async getReportSubscriptions(call) {
      const all = await listOf(db, viewerOf(call).accountId);
      return { status: 200, body: all.map(onWire) };
    },

    async subscribeReport(call) {
      const { Report, Title, GroupBy, Management = [], Advisors = [], Words } = call.body;
      const viewer = viewerOf(call);
      const report = reportById(Report);
      if (report === undefined || !canReadReport(report, viewer, access)) return REFUSALS.notFound();
      if (parseGrouping(report, GroupBy) === null) return ungrouped();
      const known = new Set<string>(labelsOf(report));
      const words = Object.fromEntries(Words.filter(({ Key }) => known.has(Key)).map(({ Key, Text }) => [Key, Text]));
      const all = await listOf(db, viewer.accountId);
      if (all.length >= MOST_SUBSCRIPTIONS) return tooMany();
      await db
        .insertInto('report_subscription')
        .values({
          account_id: viewer.accountId,
          report: report.id,
          title: Title,
          grouped_by: GroupBy,
          managements: Management.toSorted((one, other) => one - other),
          advisers: Advisors.toSorted((one, other) => one - other),
          words: JSON.stringify(words),
          created_at: clock(),
        })
        // To subscribe twice to the same is to be subscribed.
        .onConflict((conflict) => conflict.constraint('report_subscription_once').doNothing())
        .execute();
      return { status: 200, body: (await listOf(db, viewer.accountId)).map(onWire) };
    },

    async endReportSubscription(call) {
      const { accountId } = viewerOf(call);
      const ended = await db
        .deleteFrom('report_subscription')
        .where('id', '=', call.params.id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      if (ended === undefined) return REFUSALS.notFound();
      return { status: 200, body: (await listOf(db, accountId)).map(onWire) };
    },
  } satisfies Handlers;
}
