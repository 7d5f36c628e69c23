import { type Outcome, UnexpectedStatusError } from '@sereno/api';
import type { Lead } from '@sereno/domain/carousel';
import type { QuietCommand } from '../../platform/commands/command.ts';

/** A refusal is a failure like any other: it shows no message, it is reported, and the queue says what is true (CAR-20, CAR-21). */
function accepted(outcome: Outcome, call: string): Outcome {
  if (outcome.kind === 'refused') throw new UnexpectedStatusError(outcome.status, call);
  return outcome;
}

/** Takes a lead for oneself; `from` is the path on which it was pressed. */
export const leadAttendance: QuietCommand<{ readonly lead: Lead; readonly from: string }, object> = {
  call: async ({ carousel }, { lead }) => accepted(await carousel.attendLead(lead.id), 'POST /carousel/{Id}/attend'),
};

/** Hands a lead to the adviser with that seller's number. */
export const leadAssignment: QuietCommand<{ readonly lead: Lead; readonly slpCode: number }, object> = {
  call: async ({ carousel }, { lead, slpCode }) =>
    accepted(await carousel.assignLead(lead.id, slpCode), 'POST /carousel/{Id}/assign'),
  invalidates: [['carousel', 'shares']],
};
