import { dateIn } from '@sereno/domain/calendar';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import type { SavedAnswer } from '../../database/migrations/requestTables.ts';
import type { Schema } from '../../database/schema.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import { addActivity } from './adding.ts';
import { type Closing, closeActivity } from './closing.ts';
import type { ActivityContext } from '../context.ts';
import type { SavePayload } from './nextActivity.ts';

type Moment = Pick<Closing, 'viewer' | 'now' | 'today'>;
type Work = (trx: Transaction<Schema>, moment: Moment) => Promise<SavedAnswer>;

/** Booking, ending and moving activities (API-19 to API-21). */
export function saveHandlers({ database: { db }, clock, timeZone }: ActivityContext) {
  async function save(call: FastifyRequest, operation: string, body: SavePayload, work: Work): Promise<SavedAnswer> {
    const viewer = viewerOf(call);
    const now = clock();
    const request = { accountId: viewer.accountId, key: keyOf(call), operation, body, now };
    return once(db, request, (trx) => work(trx, { viewer, now, today: dateIn(timeZone, now) }));
  }

  return {
    async addActivity(call) {
      const { body: payload } = call;
      return save(call, 'addActivity', payload, (trx, moment) => addActivity(trx, { payload, ...moment }));
    },

    async endActivity(call) {
      const { body: payload, params } = call;
      const closing = { task: 'finish', activityId: params.id, payload } as const;
      return save(call, `endActivity ${params.id}`, payload, (trx, moment) =>
        closeActivity(trx, { ...closing, ...moment }),
      );
    },

    async rescheduleActivity(call) {
      const { body: payload, params } = call;
      const closing = { task: 'reschedule', activityId: params.id, payload } as const;
      return save(call, `rescheduleActivity ${params.id}`, payload, (trx, moment) =>
        closeActivity(trx, { ...closing, ...moment }),
      );
    },
  } satisfies Handlers;
}
