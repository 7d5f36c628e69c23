import type { components } from '@sereno/api/types';
import { canSeeAdviserName, canSeeContact, canSeeManagerName } from '@sereno/domain/access';
import { channelOf, onTimeAt } from '@sereno/domain/activity';
import { type CalendarDate, dateIn, formatWireDate, parseTimeOfDay, timeIn } from '@sereno/domain/calendar';
import { filled } from '../../database/text.ts';
import type { Viewer } from '../../session/viewer.ts';
import { wireKind } from '../catalog/activityQueries.ts';
import { type Contact, contactOf, effectiveContact, reachableBy } from '../prospect/contact.ts';
import type { ActivityRow } from './rowQueries.ts';

type WireActivity = components['schemas']['Activity'];

/** Who reads a row, and when. */
export type Reading = {
  readonly viewer: Pick<Viewer, 'accountId' | 'roleId'>;
  /** The zone of the business day. */
  readonly timeZone: string;
  /** Today in it. */
  readonly today: CalendarDate;
  /** Whether they see contact data, where another rule than that of lists of activities says so (CDR-08). */
  readonly seesContact?: boolean;
};

/** A time of a day column without its seconds; such a column holds nothing else than times. */
export const wireTime = (time: string) => parseTimeOfDay(time) ?? '00:00';

const wireMoment = (moment: Date, timeZone: string) =>
  `${formatWireDate(dateIn(timeZone, moment))} ${timeIn(timeZone, moment)}`;

/** 1 on time, 0 late, null not known (ACL-27). */
function onTimeFlag(row: ActivityRow, today: CalendarDate): 0 | 1 | null {
  const onTime = onTimeAt(today, timingOf(row));
  return onTime === null ? null : onTime ? 1 : 0;
}

/** The activity's own data; it has no e-mail address of its own. */
const ownContact = ({ phone_number, address }: Pick<ActivityRow, 'phone_number' | 'address'>): Contact => ({
  email: null,
  phone: filled(phone_number),
  address: filled(address),
});

function contactsOf(row: ActivityRow) {
  const own = ownContact(row);
  const prospect = contactOf(row);
  return { own, prospect, effective: effectiveContact(own, prospect) };
}

/** The contact data of a row, blank for who may not see them (ACL-18, ACL-28). */
function visibleFields(row: ActivityRow, { viewer: { accountId, roleId }, seesContact }: Reading) {
  if (!(seesContact ?? canSeeContact({ createdBy: row.created_by }, { id: accountId, roleId }))) {
    return { Email: null, MobilePhone: null, Address: null, Prospect: null };
  }
  const { own, prospect } = contactsOf(row);
  const { email, phone, address } = prospect;
  return {
    Email: own.email,
    MobilePhone: own.phone,
    Address: own.address,
    Prospect:
      row.prospect_id === null
        ? null
        : { Addresses: address === null ? [] : [address], MobilePhone: phone, Email: email },
  };
}

const kindOf = ({ activity_type_id: activityTypeId, channel, color }: ActivityRow) => ({
  activityTypeId,
  channel,
  color,
});

/** A row as the document has it (ENT-22), with the contact data and names that the reader may see (ACL-15, ACL-16, ACL-18). */
export function activityOnWire(row: ActivityRow, reading: Reading): WireActivity {
  const { timeZone, today, viewer } = reading;
  const { hasEmail, hasPhone, hasAddress } = reachableBy(contactsOf(row).effective);
  return {
    Id: row.id,
    ProspectId: row.prospect_id,
    ProspectName: row.prospectName ?? '',
    ProspectionMean: row.meansName,
    Manager: canSeeManagerName(viewer.roleId) ? row.managerName : null,
    AdvisorName: canSeeAdviserName(viewer.roleId) ? row.adviserName : null,
    EmployeeId: row.employee_id,
    ActivitySubject: row.subjectName,
    Comments: row.comments,
    ActivityType: { Name: row.typeName },
    ActivityTypeId: row.activity_type_id,
    ...wireKind(kindOf(row)),
    ActivityDateFullDate: formatWireDate(row.activity_date),
    StartTime: wireTime(row.start_time),
    EndTime: wireTime(row.end_time),
    StartDate: row.started_at && wireMoment(row.started_at, timeZone),
    OnTime: onTimeFlag(row, today),
    CreatedUserId: row.created_by,
    QuotationLaunch: row.quotation_launch ? 1 : 0,
    ...visibleFields(row, reading),
    HasEmail: hasEmail,
    HasPhone: hasPhone,
    HasAddress: hasAddress,
  };
}

/** The contact field that the channel of a row needs. Every viewer gets it, or could not start the activity (CDR-08). */
function channelDatum(row: ActivityRow): Partial<Pick<WireActivity, 'Email' | 'MobilePhone' | 'Address'>> {
  const { email, phone, address } = contactsOf(row).effective;
  switch (channelOf(kindOf(row))) {
    case 'map':
      return { Address: address };
    case 'email':
      return { Email: email };
    case null:
      return {};
    default:
      return { MobilePhone: phone };
  }
}

/** A row that has been started, as the document has it: with what its channel needs (STA-01, CDR-08). */
export const startedOnWire = (row: ActivityRow, reading: Reading): WireActivity => ({
  ...activityOnWire(row, reading),
  ...channelDatum(row),
});

type TimedRow = {
  readonly activity_date: CalendarDate;
  readonly started_at: Date | null;
  readonly on_time: boolean | null;
};

/** A row as the rules of lateness read it; `dashboards/activityState.ts` has the same rules in SQL. */
export const timingOf = ({ activity_date, started_at, on_time }: TimedRow) => ({
  date: activity_date,
  started: started_at !== null,
  onTime: on_time,
});
