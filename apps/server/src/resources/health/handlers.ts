import { sql } from 'kysely';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';
import { createWriteProbe } from '../../database/writeProbe.ts';
import { REFUSALS, refusal } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';

const cannotKeep = () =>
  refusal(503, 'El servicio responde, pero no puede guardar datos. Revisa el espacio libre y los permisos del disco.');

/** Whether the server and its database answer and can store data, for monitoring. */
export function healthHandlers({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const probe = createWriteProbe(database, clock);
  return {
    async getHealth(call) {
      try {
        await sql`select 1`.execute(database.db);
      } catch (error) {
        call.log.error(error);
        return REFUSALS.unavailable();
      }
      try {
        await probe();
      } catch (error) {
        call.log.error(error);
        return cannotKeep();
      }
      return { status: 200, body: { database: 'ok' } };
    },
  } satisfies Handlers;
}
