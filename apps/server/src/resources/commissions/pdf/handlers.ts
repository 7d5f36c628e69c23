import type { PdfKind } from '@sereno/domain/access';
import { type BusinessWeek, parseWeek, weekRange } from '@sereno/domain/week';
import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../../access/authentication.ts';
import { attachmentOf } from '../../../http/attachment.ts';
import { REFUSALS } from '../../../http/envelope.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Viewer } from '../../../session/viewer.ts';
import type { ResourceContext } from '../../context.ts';
import type { WeekQuery } from '../people.ts';
import { weeksOf } from '../queries.ts';
import { COMMISSION_REFUSALS } from '../refusals.ts';
import { drawCommissionsPdf } from './commissionsPdf.ts';
import { pdfFileName, TEXTS } from './texts.ts';
import type { CommissionsPdf } from './input.ts';
import { employeeOf, hidesSomebody, personOf, requestedUnits } from './unitHeads.ts';

type Request = Parameters<typeof viewerOf>[0];
type Ids = readonly number[];

/** Documents of single advisers, and of the units of one level each. */
const LEVELS = { manager: 'management', channelManager: 'channel', subdirector: 'assistant' } as const;
type UnitKind = keyof typeof LEVELS & PdfKind;
type AdviserKind = Exclude<PdfKind, UnitKind>;

/** The rows of a document and whom it is about; no sections when the viewer may see none. */
type Found = Pick<CommissionsPdf, 'person' | 'sections' | 'partOf'>;

/** The five documents of a week's commissions (API-48 to API-52). Whose rows the viewer may not see is in none of them. */
export function commissionPdfHandlers(context: ResourceContext) {
  const { database, clock, timeZone } = context;
  const { db } = database;

  async function ofAdviser(viewer: Viewer, requested: WeekQuery): Promise<Found> {
    const sections = await weeksOf(context, viewer, requested);
    return { sections, person: sections[0]?.adviserName ?? '', partOf: null };
  }

  /** By the trainer's own number everybody whom they train, by another one that adviser alone. */
  async function ofTrainer(viewer: Viewer, requested: { week: BusinessWeek; slpCode: number }): Promise<Found> {
    const { name, slpCode } = await employeeOf(db, viewer);
    if (requested.slpCode !== slpCode) return ofAdviser(viewer, requested);
    return { sections: await weeksOf(context, viewer, { week: requested.week }), person: name, partOf: null };
  }

  async function ofUnits(viewer: Viewer, week: BusinessWeek, kind: UnitKind, ids: Ids): Promise<Found> {
    const units = await requestedUnits(db, viewer, LEVELS[kind], ids);
    if (units.length === 0) return { sections: [], person: '', partOf: null };
    const sections = await weeksOf(context, viewer, { week, managements: units.map(({ id }) => id) });
    const person = personOf(units);
    if (!(await hidesSomebody(db, viewer, week, units))) return { sections, person, partOf: null };
    return { sections, person: TEXTS.partOf(person), partOf: (await employeeOf(db, viewer)).name };
  }

  async function answer(
    call: Request,
    reply: FastifyReply,
    weekNumber: string,
    { kind, find }: { readonly kind: PdfKind; readonly find: (viewer: Viewer, week: BusinessWeek) => Promise<Found> },
  ) {
    const week = parseWeek(weekNumber);
    if (week === null) return COMMISSION_REFUSALS.noSuchWeek();
    const found = await find(viewerOf(call), week);
    if (found.sections.length === 0) return REFUSALS.notFound();
    const viewer = viewerOf(call);
    const company = await db.selectFrom('company').select('name').where('id', '=', viewer.companyId).executeTakeFirst();
    const pdf = await drawCommissionsPdf({
      ...found,
      company: company?.name ?? TEXTS.brand,
      kind,
      week,
      range: weekRange(week),
      printedAt: clock(),
      zone: timeZone,
    });
    reply.type('application/pdf').header('content-disposition', attachmentOf(pdfFileName(found.person, week)));
    return pdf;
  }

  const findBy = { plain: ofAdviser, trainer: ofTrainer };
  const adviser = (kind: AdviserKind, slpCode: number) => ({
    kind,
    find: (viewer: Viewer, week: BusinessWeek) => findBy[kind](viewer, { week, slpCode }),
  });
  const units = (kind: UnitKind, ids: Ids) => ({
    kind,
    find: (viewer: Viewer, week: BusinessWeek) => ofUnits(viewer, week, kind, ids),
  });

  return {
    async downloadAdviserCommissions(call, reply) {
      const { WeekNumber, SlpCode } = call.query;
      return answer(call, reply, WeekNumber, adviser('plain', SlpCode));
    },
    async downloadTrainerCommissions(call, reply) {
      const { WeekNumber, SlpCode } = call.query;
      return answer(call, reply, WeekNumber, adviser('trainer', SlpCode));
    },
    async downloadManagerCommissions(call, reply) {
      const { WeekNumber, Management = [] }: { WeekNumber: string; Management?: Ids } = call.query;
      return answer(call, reply, WeekNumber, units('manager', Management));
    },
    async downloadChannelManagerCommissions(call, reply) {
      const { WeekNumber, Management = [] }: { WeekNumber: string; Management?: Ids } = call.query;
      return answer(call, reply, WeekNumber, units('channelManager', Management));
    },
    async downloadSubdirectorCommissions(call, reply) {
      const { WeekNumber, Viceprincipal } = call.query;
      return answer(call, reply, WeekNumber, units('subdirector', [Viceprincipal]));
    },
  } satisfies Handlers;
}
