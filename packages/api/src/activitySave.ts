import type { ActivityAddition, ActivityClosing, NextActivity, Temperature } from '@sereno/domain/activity';
import { formatWireDate } from '@sereno/domain/calendar';
import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

const TEMPERATURE_CODES = { high: 'A', medium: 'M', low: 'B' } as const satisfies Record<Temperature, string>;

const wireNext = (next: NextActivity) => ({
  ActivityTypeId: next.activityTypeId,
  ActivitySubjectId: next.subjectId,
  Subject: next.subject,
  ActivityDate: formatWireDate(next.date),
  StartTime: next.startTime,
  EndTime: next.endTime,
  Comments: next.comments,
  ...(next.phone !== null && { PhoneNumber: next.phone }),
  ...(next.address !== null && { ProspectAddress: next.address }),
});

/** The save payload of a stand-alone activity (ADL-36): without the fields of a tracing (ADL-37). */
export function wireAddition({ prospectId, next }: ActivityAddition): Schemas['ActivityAddition'] {
  return { ProspectId: prospectId, ...wireNext(next) };
}

/** The save payload of ending and rescheduling (ADL-36, ADL-37); what is not known or not needed is left out (NXA-12). */
export function wireClosing(closing: ActivityClosing): Schemas['ActivityClosing'] {
  return {
    TipifyTracingId: closing.tracingTypeId,
    Observations: closing.observations,
    ...(closing.temperature !== null && { ProspectTemperature: TEMPERATURE_CODES[closing.temperature] }),
    ...(closing.prospectId !== null && { ProspectId: closing.prospectId }),
    ...(closing.next !== null && wireNext(closing.next)),
  };
}
