import { type DateRange, diffDays, formatWireDate, parseWireDate } from '@sereno/domain/calendar';
import { scopeOf } from '../../access/scope.ts';
import { viewerOf } from '../../access/authentication.ts';
import type { Database } from '../../database/database.ts';
import { REFUSALS, type Refusal, refusal } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countActivities } from './queries.ts';

/** The longest range that may be asked for, in days: a year and what the screens show around it. */
const MAX_DAYS = 400;

/** The range of two days of the wire, or why there is none. */
function rangeOf(initial: string, final: string): DateRange | Refusal {
  const start = parseWireDate(initial);
  const end = parseWireDate(final);
  if (start === null || end === null) return REFUSALS.malformed();
  if (end < start) {
    return refusal(422, 'La fecha final no debe ser anterior a la inicial', [
      { field: 'FinalActivityDate', code: 'beforeInitial' },
    ]);
  }
  if (diffDays(start, end) >= MAX_DAYS) {
    return refusal(422, `El periodo no debe pasar de ${MAX_DAYS} días`, [
      { field: 'FinalActivityDate', code: 'rangeTooLong' },
    ]);
  }
  return { start, end };
}

/** The calls about activities (API-37). */
export function activityHandlers({ database: { db } }: { readonly database: Database }) {
  return {
    async getActivitiesByType(call) {
      const range = rangeOf(call.query.InitialActivityDate, call.query.FinalActivityDate);
      if ('status' in range) return range;
      const counts = await countActivities(db, scopeOf(viewerOf(call)), range);
      return {
        status: 200,
        body: counts.map(({ date, activityTypeId, count }) => ({
          ActivityTypeId: activityTypeId,
          NumActivities: count,
          ActivityDate: formatWireDate(date),
        })),
      };
    },
  } satisfies Handlers;
}
