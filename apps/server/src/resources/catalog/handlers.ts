import { scopeOf } from '@sereno/domain/access';
import { addDays, dateIn, formatWireDate } from '@sereno/domain/calendar';
import { FIRST_WEEK_START, formatWeek, WEEK_DAYS_AHEAD } from '@sereno/domain/week';
import { viewerOf } from '../../access/authentication.ts';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  listActivityTypes,
  listEmailTemplates,
  listMeans,
  listSubjects,
  listTracingTypes,
  wireKind,
} from './activityQueries.ts';
import { listWeeks } from './organisationQueries.ts';

const flag = (value: boolean) => (value ? 1 : 0);

/** The number that is the whole query of a call, without a name (API-18); null for any other query. */
function bareNumber(url: string): number | null {
  const text = /\?(?<number>-?\d{1,9})=?$/u.exec(url)?.groups?.['number'];
  return text === undefined ? null : Number(text);
}

/** The catalogues that are the same for a whole company (API-16 to API-18, API-61), prospection means (CAR-04) and e-mail templates (UND-43) among them. */
export function catalogHandlers({
  database: { db },
  clock,
  timeZone,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
}) {
  return {
    async getActivityTypes(call) {
      const types = await listActivityTypes(db, viewerOf(call).companyId);
      return {
        status: 200,
        body: types.map(({ id, name, minutes, ...kind }) => ({
          Id: id,
          Name: name,
          DurationTime: minutes,
          ...wireKind({ ...kind, activityTypeId: id }),
        })),
      };
    },

    async getActivitySubjects(call) {
      const subjects = await listSubjects(db, viewerOf(call).companyId);
      return {
        status: 200,
        body: subjects.map(({ id, name, activityTypeId }) => ({ Id: id, Name: name, ActivityTypeId: activityTypeId })),
      };
    },

    async getTracingTypes(call) {
      // The query parser drops a name without a value, so the number is only in the URL.
      const key = bareNumber(call.originalUrl);
      if (key === null) return REFUSALS.malformed([{ field: '', code: 'wrongFormat' }]);
      const types = await listTracingTypes(db, viewerOf(call).companyId, key);
      return {
        status: 200,
        body: types.map(({ id, name, reschedule, followIt }) => ({
          Id: id,
          Name: name,
          Reschedule: flag(reschedule),
          FollowIt: flag(followIt),
        })),
      };
    },

    async getProspectionMeans(call) {
      const means = await listMeans(db, viewerOf(call).companyId);
      return { status: 200, body: means.map(({ id, name }) => ({ Id: id, Name: name })) };
    },

    async getEmailTemplates(call) {
      const templates = await listEmailTemplates(db, viewerOf(call).companyId);
      return {
        status: 200,
        body: templates.map(({ id, name, subject, body }) => ({ Id: id, Name: name, Subject: subject, Body: body })),
      };
    },

    async getWeeks(call) {
      // Weeks are everybody's who belongs to a company; those ahead are the ones that the picker may show (WKP-07).
      if (scopeOf(viewerOf(call)).kind === 'none') return { status: 200, body: [] };
      const end = addDays(dateIn(timeZone, clock()), WEEK_DAYS_AHEAD);
      const weeks = await listWeeks(db, { start: FIRST_WEEK_START, end });
      return {
        status: 200,
        body: weeks.map((week) => ({
          WeekNumber: formatWeek(week),
          StartDate: formatWireDate(week.start),
          EndDate: formatWireDate(week.end),
        })),
      };
    },
  } satisfies Handlers;
}
