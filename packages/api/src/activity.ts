import type { ActivityCount } from '@sereno/domain/activity';
import { formatWireDate, parseWireDate, type DateRange } from '@sereno/domain/calendar';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { fieldsOf, integerOf, listOf, textOf } from './readers.ts';

/** Reads the rows of the activity counts (ENT-09); a row without type, date and whole count is left out. */
export function readActivityCounts(body: unknown): readonly ActivityCount[] {
  return listOf(body).flatMap((row) => {
    const fields = fieldsOf(row);
    const activityTypeId = integerOf(fields['ActivityTypeId']);
    const count = integerOf(fields['NumActivities']);
    const date = parseWireDate(textOf(fields['ActivityDate']) ?? '');
    return activityTypeId === null || count === null || count < 0 || date === null
      ? []
      : [{ activityTypeId, date, count }];
  });
}

/** How many activities of each type stand on each day of the range, both ends included (API-37, ACD-07). */
export async function activitiesByType(
  client: Client,
  range: DateRange,
  signal?: AbortSignal,
): Promise<readonly ActivityCount[]> {
  const reply = await client.GET('/activity/activities-by-type', {
    params: {
      query: { InitialActivityDate: formatWireDate(range.start), FinalActivityDate: formatWireDate(range.end) },
    },
    parseAs: 'text',
    ...(signal && { signal }),
  });
  return readActivityCounts(bodyOf('GET /activity/activities-by-type', reply));
}
