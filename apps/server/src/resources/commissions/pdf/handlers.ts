import type { PdfKind } from '@sereno/domain/access';
import { parseWeek, weekRange } from '@sereno/domain/week';
import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../../access/authentication.ts';
import { REFUSALS } from '../../../http/envelope.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { CommissionContext } from '../context.ts';
import type { WeekAsked } from '../people.ts';
import { weeksOf } from '../queries.ts';
import { COMMISSION_REFUSALS } from '../refusals.ts';
import { drawCommissionsPdf } from './commissionsPdf.ts';
import { attachmentOf, pdfFileName } from './disposition.ts';
import { headsOf, personOf } from './unitHeads.ts';

type Request = Parameters<typeof viewerOf>[0];
type Ids = readonly number[];
/** Which of the documents, and of whom. */
type Asked = Omit<WeekAsked, 'week'> & { readonly kind: PdfKind };

/** The five documents of a week's commissions (API-48 to API-52). Whose rows the viewer may not see is in none of them. */
export function commissionPdfHandlers(context: CommissionContext) {
  const { database, clock, timeZone } = context;

  async function answer(call: Request, reply: FastifyReply, weekNumber: string, { kind, ...asked }: Asked) {
    const week = parseWeek(weekNumber);
    if (week === null) return COMMISSION_REFUSALS.noSuchWeek();
    const viewer = viewerOf(call);
    const sections = await weeksOf(context, viewer, { ...asked, week });
    const [first] = sections;
    if (first === undefined) return REFUSALS.notFound();
    const { slpCode, managements = [], assistantManager } = asked;
    const units = assistantManager === undefined ? managements : [assistantManager];
    const person = slpCode === undefined ? personOf(await headsOf(database.db, viewer, units)) : first.adviserName;
    const pdf = await drawCommissionsPdf({
      kind,
      person,
      week,
      range: weekRange(week),
      printedAt: clock(),
      sections,
      zone: timeZone,
    });
    reply.type('application/pdf').header('content-disposition', attachmentOf(pdfFileName(person, week)));
    return pdf;
  }

  return {
    async downloadAdviserCommissions(call, reply) {
      const { WeekNumber, SlpCode } = call.query;
      return answer(call, reply, WeekNumber, { kind: 'plain', slpCode: SlpCode });
    },
    async downloadTrainerCommissions(call, reply) {
      const { WeekNumber, SlpCode } = call.query;
      return answer(call, reply, WeekNumber, { kind: 'trainer', slpCode: SlpCode });
    },
    async downloadManagerCommissions(call, reply) {
      const { WeekNumber, Management = [] }: { WeekNumber: string; Management?: Ids } = call.query;
      return answer(call, reply, WeekNumber, { kind: 'manager', managements: Management });
    },
    async downloadChannelManagerCommissions(call, reply) {
      const { WeekNumber, Management = [] }: { WeekNumber: string; Management?: Ids } = call.query;
      return answer(call, reply, WeekNumber, { kind: 'channelManager', managements: Management });
    },
    async downloadSubdirectorCommissions(call, reply) {
      const { WeekNumber, Viceprincipal } = call.query;
      return answer(call, reply, WeekNumber, { kind: 'subdirector', assistantManager: Viceprincipal });
    },
  } satisfies Handlers;
}
