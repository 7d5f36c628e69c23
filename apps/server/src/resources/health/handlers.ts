import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Tells whoever runs the server whether it and its database answer. */
export function healthHandlers({ database: { db } }: { readonly database: Database }) {
  return {
    async getHealth(call) {
      try {
        await sql`select 1`.execute(db);
        return { status: 200, body: { database: 'ok' } };
      } catch (error) {
        call.log.error(error);
        return REFUSALS.unavailable();
      }
    },
  } satisfies Handlers;
}
