import type { Activity, ActivityContact } from '@sereno/domain/activity';
import { parseTimeOfDay, parseWireDate } from '@sereno/domain/calendar';
import { type Fields, fieldsOf, flagOf, integerOf, knownFlagOf, listOf, nameIn, rowsOf, textOf } from './readers.ts';

/** The first address of a prospect, whose list the specification does not describe: texts, or objects with one. */
function addressOf(addresses: unknown): string | null {
  const candidates = [addresses, ...listOf(addresses)].map((item) => textOf(item) ?? textOf(fieldsOf(item)['Address']));
  return candidates.find((address) => address !== null) ?? null;
}

/** A datum that can be read is there, whatever the flag says; without the flag of CDR-08 there is no other. */
const isThere = (flag: unknown, datum: string | null) => datum !== null || flagOf(flag);

function contactOf(row: Fields): ActivityContact {
  const prospect = fieldsOf(row['Prospect']);
  const email = textOf(row['Email']) ?? textOf(prospect['Email']);
  const phone = textOf(row['MobilePhone']) ?? textOf(prospect['MobilePhone']);
  const address = textOf(row['Address']) ?? addressOf(prospect['Addresses']);
  return {
    email,
    phone,
    address,
    hasEmail: isThere(row['HasEmail'], email),
    hasPhone: isThere(row['HasPhone'], phone),
    hasAddress: isThere(row['HasAddress'], address),
  };
}

/** Reads an activity (ENT-22). Null without an id and a day; every other field may be missing. */
export function readActivity(body: unknown): Activity | null {
  const row = fieldsOf(body);
  const id = integerOf(row['Id']);
  const date = parseWireDate(textOf(row['ActivityDateFullDate']) ?? '');
  if (id === null || date === null) return null;
  return {
    id,
    prospectId: integerOf(row['ProspectId']),
    prospectName: textOf(row['ProspectName']) ?? '',
    prospectionMeans: textOf(row['ProspectionMean']),
    contact: contactOf(row),
    managerName: textOf(row['Manager']),
    adviserName: textOf(row['AdvisorName']),
    subject: textOf(row['ActivitySubject']) ?? nameIn(row['ActivitySubject']) ?? nameIn(row['ActivitySubjects']),
    comments: textOf(row['Comments']),
    activityTypeId: integerOf(row['ActivityTypeId']),
    activityTypeName: textOf(row['ActivityType']) ?? nameIn(row['ActivityType']),
    date,
    startTime: parseTimeOfDay(textOf(row['StartTime']) ?? ''),
    endTime: parseTimeOfDay(textOf(row['EndTime']) ?? ''),
    started: textOf(row['StartDate']) !== null,
    onTime: knownFlagOf(row['OnTime']),
    createdBy: integerOf(row['CreatedUserId']),
    quotationLaunch: flagOf(row['QuotationLaunch']),
  };
}

/** Reads a list of activities; a row without id or day is left out. */
export function readActivities(body: unknown): readonly Activity[] {
  return rowsOf(body, readActivity);
}
