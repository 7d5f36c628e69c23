import type { components } from '@sereno/api/types';
import { nextActivityIssues } from '@sereno/domain/activity';
import { type CalendarDate, parseTimeOfDay, parseWireDate } from '@sereno/domain/calendar';
import { readPhone } from '@sereno/domain/contact';
import type { Insertable, Kysely } from 'kysely';
import { filled } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { REFUSALS, type Refusal } from '../../http/envelope.ts';
import { listActivityTypes, listSubjects } from '../catalog/activityQueries.ts';
import { type Contact, contactOf, effectiveContact, reachableBy } from '../prospect/contact.ts';
import type { findProspect } from '../prospect/queries.ts';
import { nextRefusal } from './nextRefusal.ts';

export type SavePayload = components['schemas']['ActivitySave'];

type Prospect = NonNullable<Awaited<ReturnType<typeof findProspect>>>;

/** What an activity to book begins with, beside what was sent. */
export type Booking = {
  readonly payload: SavePayload;
  readonly prospect: Prospect;
  readonly employeeId: number;
  /** The account that books it. */
  readonly accountId: number;
  /** The activity that it is agreed on in, and whose own contact data hold on where none are sent. */
  readonly follows: {
    readonly id: number;
    readonly phone_number: string | null;
    readonly address: string | null;
  } | null;
  /** Today in the business zone. */
  readonly today: CalendarDate;
};

const wireFields = ({
  ActivityTypeId,
  ActivitySubjectId,
  ActivityDate = '',
  StartTime = '',
  EndTime = '',
}: SavePayload) => ({
  activityTypeId: ActivityTypeId ?? null,
  subjectId: ActivitySubjectId ?? null,
  date: parseWireDate(ActivityDate),
  startTime: parseTimeOfDay(StartTime),
  endTime: parseTimeOfDay(EndTime),
});

/** A text that somebody can call, as it was written; anything else is no way to reach a person. */
const dialled = (text: string | null | undefined): string | null => {
  const phone = filled(text);
  return phone !== null && readPhone(phone) !== null ? phone : null;
};

/** The contact data that the row will have of its own. */
const ownContact = ({ payload, follows }: Booking): Contact => ({
  email: null,
  phone: dialled(payload.PhoneNumber) ?? dialled(follows?.phone_number),
  address: filled(payload.ProspectAddress) ?? filled(follows?.address),
});

/** The row of an activity to book, or why it cannot be booked (NXA-01 to NXA-11, CDR-01 to CDR-08). */
export async function nextActivity(
  db: Kysely<Schema>,
  booking: Booking,
): Promise<{ readonly row: Insertable<Schema['activity']> } | { readonly refused: Refusal }> {
  const { payload, prospect, today } = booking;
  const fields = wireFields(payload);
  const types = await listActivityTypes(db, prospect.companyId);
  const subjects = await listSubjects(db, prospect.companyId);
  const own = ownContact(booking);
  const [issue, ...more] = nextActivityIssues(fields, {
    today,
    types: types.map(({ minutes, ...type }) => ({ ...type, durationMinutes: minutes })),
    subjects,
    reachable: reachableBy(effectiveContact(own, contactOf(prospect))),
  });
  if (issue !== undefined) return { refused: nextRefusal([issue, ...more]) };
  const { activityTypeId, date, startTime, endTime } = fields;
  const subject = subjects.find(({ id }) => id === fields.subjectId);
  if (activityTypeId === null || subject === undefined || date === null || startTime === null || endTime === null) {
    return { refused: REFUSALS.malformed() };
  }
  return {
    row: {
      company_id: prospect.companyId,
      employee_id: booking.employeeId,
      prospect_id: prospect.id,
      activity_type_id: activityTypeId,
      subject_id: subject.id,
      quotation_launch: subject.quotationLaunch,
      activity_date: date,
      start_time: startTime,
      end_time: endTime,
      comments: filled(payload.Comments),
      phone_number: own.phone,
      address: own.address,
      created_by: booking.accountId,
      follows_id: booking.follows?.id ?? null,
    },
  };
}
