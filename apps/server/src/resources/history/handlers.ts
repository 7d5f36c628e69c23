import { scopeOf } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type ActivityRow, listOfProspect as listActivities, listOpen } from '../activity/rowQueries.ts';
import { activityOnWire } from '../activity/wire.ts';
import type { ResourceContext } from '../context.ts';
import { findRecord } from '../prospect/recordQueries.ts';
import { mayChange } from '../prospect/wire.ts';
import { listOfProspect as listQuotations } from '../quotation/queries.ts';
import { quotationRowOnWire } from '../quotation/wire.ts';
import { contractOnWire, listContracts } from './contracts.ts';

/** The activities, quotations and contracts of one prospect (UND-11). It lies above the resources whose rows it shows. */
export function historyHandlers({ database: { db }, clock, timeZone }: ResourceContext) {
  return {
    async getProspectHistory(call) {
      const viewer = viewerOf(call);
      const prospect = await findRecord(db, scopeOf(viewer), call.params.id);
      if (prospect === undefined) return REFUSALS.notFound();
      const { id, company_id, created_by: createdBy, employee_id: employeeId } = prospect;
      const steps = await listOpen(db, scopeOf(viewer), { prospectId: id });
      const stepIds = new Set(steps.map((step) => step.id));
      const activities = await listActivities(db, company_id, id);
      const quotations = await listQuotations(db, company_id, id);
      const contracts = await listContracts(db, id);
      const seesContact = mayChange({ createdBy, employeeId }, viewer);
      const reading = { viewer, timeZone, today: dateIn(timeZone, clock()), seesContact };
      const onWire = (row: ActivityRow) => {
        // An earlier adviser may be somebody whose rows the viewer does not see.
        const { EmployeeId: _, ...activity } = activityOnWire(row, reading);
        return activity;
      };
      return {
        status: 200,
        body: {
          NextSteps: steps.map(onWire),
          Activities: activities.filter((row) => !stepIds.has(row.id)).map(onWire),
          Quotations: quotations.map((row) => quotationRowOnWire(row, viewer)),
          Contracts: contracts.map(contractOnWire),
        },
      };
    },
  } satisfies Handlers;
}
