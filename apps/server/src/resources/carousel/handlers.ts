import { canSeeLeads, scopeOf } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';
import { dayRangeOf } from '../../http/dayRange.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Viewer } from '../../session/viewer.ts';
import { handLead } from './assigning.ts';
import { hasLead, takeLead, unregisteredLeads, waitingLeads } from './queries.ts';
import { CAROUSEL_REFUSALS } from './refusals.ts';
import { listShares } from './shares.ts';
import { leadOnWire, shareOnWire, unregisteredOnWire } from './wire.ts';

/** Whether a viewer gets leads (CAR-15). Without an employee they could not register the prospect, and the lead would be lost. */
const mayAttend = (viewer: Viewer) => canSeeLeads(viewer) && viewer.employeeId !== null;

/** The queue of new leads, who takes them and who got how many (API-09, API-11, API-12). */
export function carouselHandlers({
  database: { db },
  clock,
  timeZone,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
}) {
  return {
    async getCarousel(call) {
      const viewer = viewerOf(call);
      const leads = mayAttend(viewer) ? await waitingLeads(db, viewer.companyId).execute() : [];
      return { status: 200, body: leads.map(leadOnWire) };
    },

    async attendLead(call) {
      const viewer = viewerOf(call);
      if (!mayAttend(viewer)) return REFUSALS.notFound();
      const { companyId, accountId } = viewer;
      const leadId = call.params.Id;
      const lead = await takeLead(db, { leadId, companyId, accountId, now: clock() });
      if (lead !== undefined) return { status: 201, body: leadOnWire(lead) };
      return (await hasLead(db, companyId, leadId)) ? CAROUSEL_REFUSALS.gone() : REFUSALS.notFound();
    },

    async assignLead(call) {
      const { SlpCode: slpCode } = call.body;
      if (slpCode === undefined) return CAROUSEL_REFUSALS.noneChosen();
      const assigning = { leadId: call.params.Id, slpCode, viewer: viewerOf(call), clock };
      const lead = await db.transaction().execute((trx) => handLead(trx, assigning));
      return 'status' in lead ? lead : { status: 201, body: leadOnWire(lead) };
    },

    async getAttendedLeads(call) {
      const leads = await unregisteredLeads(db, viewerOf(call).accountId).execute();
      return { status: 200, body: leads.map(unregisteredOnWire) };
    },

    async getLeadShares(call) {
      const range = dayRangeOf(call.query.InitialDate, call.query.FinalDate, 'FinalDate');
      if ('status' in range) return range;
      const shares = await listShares(db, scopeOf(viewerOf(call)), range, timeZone);
      return { status: 200, body: shares.map(shareOnWire) };
    },
  } satisfies Handlers;
}
