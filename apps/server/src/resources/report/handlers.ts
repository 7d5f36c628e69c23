import { payScopeOf } from '@sereno/domain/access';
import { dateIn, formatWireDate } from '@sereno/domain/calendar';
import {
  addSums,
  canReadReport,
  type KnownReport,
  parseGroupKey,
  parseGrouping,
  reportById,
} from '@sereno/domain/report';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import { type Refusal, REFUSALS, refusal } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { filterOf, type StartAndEnd } from '../dashboards/rowFilter.ts';
import { listGroups, listRows, type ReportQuestion } from './reportQueries.ts';

/** More groups than anybody reads. */
const MOST_GROUPS = 10_000;
const PAGE_SIZE = 25;

type ReportCall = FastifyRequest & {
  readonly params: { readonly report: string };
  readonly query: StartAndEnd & { readonly Group?: readonly string[] };
};

const unknownGroup = () => refusal(422, 'El reporte no se puede agrupar así.', [{ field: 'GroupBy', code: 'unknown' }]);
const tooManyGroups = () =>
  refusal(422, `Son más de ${MOST_GROUPS.toLocaleString('en-US')} grupos. Elige menos días o agrupa por otra cosa.`, [
    { field: 'GroupBy', code: 'tooMany' },
  ]);

/** The reports (UND-15 to UND-29): each is answered by its description and by its rows (`reportRows.ts`). */
export function reportHandlers({ database: { db }, clock, timeZone, access }: DashboardContext) {
  /** The report of a call and what is asked of it; who may not read a report is answered as if there were none. */
  function asked(call: ReportCall): { readonly report: KnownReport; readonly question: ReportQuestion } | Refusal {
    const report = reportById(call.params.report);
    const viewer = viewerOf(call);
    if (report === undefined || !canReadReport(report, viewer, access)) return REFUSALS.notFound();
    const filter = filterOf(call, call.query);
    if ('status' in filter) return filter;
    const given = call.query.Group ?? [];
    const groups = given.map((text) => parseGroupKey(report, text)).filter((group) => group !== null);
    // A group that is left out would answer the rows of all.
    if (groups.length < given.length) return unknownGroup();
    const now = clock();
    const question = {
      companyId: viewer.companyId,
      range: filter.range,
      timeZone,
      now,
      today: dateIn(timeZone, now),
      filter: report.scope === 'pay' ? { ...filter, scope: payScopeOf(viewer) } : filter,
      groups,
    };
    return { report, question };
  }

  return {
    async getReport(call) {
      const found = asked(call);
      if ('status' in found) return found;
      const { report, question } = found;
      const groupedBy = parseGrouping(report, call.query.GroupBy ?? report.groupedBy);
      if (groupedBy === null) return unknownGroup();
      const groups = await listGroups(db, report, { ...question, groupedBy }, MOST_GROUPS + 1);
      if (groups.length > MOST_GROUPS) return tooManyGroups();
      return {
        status: 200,
        body: {
          Groups: groups.map(({ keys, names, sums }) => ({ Keys: [...keys], Names: [...names], Sums: sums })),
          Total: addSums(
            report,
            groups.map(({ sums }) => sums),
          ),
        },
      };
    },

    async getReportRows(call) {
      const found = asked(call);
      if ('status' in found) return found;
      const { Page: page = 0, PageSize: pageSize = PAGE_SIZE } = call.query;
      const { rows, total } = await listRows(db, found.report, found.question, { page, pageSize });
      return {
        status: 200,
        body: {
          Rows: rows.map(({ id, name, day, adviserName, sums }) => ({
            Id: id,
            Name: name,
            Day: formatWireDate(day),
            AdviserName: adviserName,
            Sums: sums,
          })),
          Total: total,
        },
      };
    },
  } satisfies Handlers;
}
