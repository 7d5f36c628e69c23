import { canSeeAdviserName, canSeeManagerName } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import type { ProspectList } from '@sereno/domain/prospect';
import { viewerOf } from '../../access/authentication.ts';
import { scopeOf } from '../../access/scope.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listOfProspect } from '../activity/rowQueries.ts';
import { activityOnWire } from '../activity/wire.ts';
import type { ProspectContext } from './context.ts';
import { findRecord, listContracts, listQuotations } from './recordQueries.ts';
import { listRegister } from './registerQueries.ts';
import { findSimilar } from './similar.ts';
import { quotationRowOnWire } from '../quotation/wire.ts';
import { contractOnWire, mayChange, prospectOnWire, registerRowOnWire } from './wire.ts';

const LISTS = {
  following: 'following',
  'not-following': 'notFollowing',
  reassigned: 'reassigned',
  client: 'client',
} as const satisfies Record<string, ProspectList>;

/** The registers, one prospect, what was done with it, and who is known already (UND-01 to UND-04, UND-11). */
export function readHandlers({ database: { db }, clock, timeZone }: ProspectContext) {
  return {
    async getProspectList(call) {
      const viewer = viewerOf(call);
      const rows = await listRegister(db, scopeOf(viewer), LISTS[call.query.List], timeZone);
      return { status: 200, body: rows.map((row) => registerRowOnWire(row, viewer)) };
    },

    async getProspect(call) {
      const viewer = viewerOf(call);
      const row = await findRecord(db, scopeOf(viewer), call.params.id);
      return row === undefined ? REFUSALS.notFound() : { status: 200, body: prospectOnWire(row, viewer) };
    },

    async getProspectHistory(call) {
      const viewer = viewerOf(call);
      const { id } = call.params;
      const prospect = await findRecord(db, scopeOf(viewer), id);
      if (prospect === undefined) return REFUSALS.notFound();
      const activities = await listOfProspect(db, prospect.company_id, id);
      const quotations = await listQuotations(db, id);
      const contracts = await listContracts(db, id);
      const seesContact = mayChange({ createdBy: prospect.created_by, employeeId: prospect.employee_id }, viewer);
      const reading = { viewer, timeZone, today: dateIn(timeZone, clock()), seesContact };
      const isNamed = canSeeAdviserName(viewer.roleId);
      const isManagerNamed = canSeeManagerName(viewer.roleId);
      return {
        status: 200,
        body: {
          Activities: activities.map((row) => {
            const { AdvisorName, Manager, ...activity } = activityOnWire(row, reading);
            // Whose it was before may be somebody whose rows the person does not see.
            return {
              ...activity,
              Manager: isManagerNamed ? Manager : null,
              AdvisorName: isNamed ? AdvisorName : null,
            };
          }),
          Quotations: quotations.map((row) => quotationRowOnWire(row, viewer)),
          Contracts: contracts.map(contractOnWire),
        },
      };
    },

    async getSimilarProspects(call) {
      const { Phone: phone = '', Email: email = '', Except: except } = call.query;
      const known = await findSimilar(db, viewerOf(call), { phone, email, except });
      return {
        status: 200,
        body: known.map(({ by, id, name, adviserName }) => ({ By: by, Id: id, Name: name, AdvisorName: adviserName })),
      };
    },
  } satisfies Handlers;
}
