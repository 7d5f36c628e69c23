import { bearerToken, viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { deviceOf } from '../../session/device.ts';
import type { Sessions } from '../../session/sessions.ts';

/** A person's own sessions: which are open, and their end. */
export function sessionHandlers({ sessions }: { readonly sessions: Sessions }) {
  return {
    async getSessions(call) {
      const open = await sessions.listOpen(viewerOf(call).accountId, bearerToken(call));
      const body = open.map(({ id, userAgent, openedAt, usedAt, isCurrent }) => {
        const { browser, system } = deviceOf(userAgent);
        return {
          Id: id,
          Browser: browser,
          System: system,
          OpenedAt: openedAt.toISOString(),
          UsedAt: usedAt.toISOString(),
          IsCurrent: isCurrent,
        };
      });
      return { status: 200, body };
    },

    async endSession(call) {
      const ended = await sessions.endOne(viewerOf(call).accountId, call.params.id);
      return ended ? { status: 200, body: null } : REFUSALS.notFound();
    },

    async endOtherSessions(call) {
      await sessions.endAll(viewerOf(call).accountId, bearerToken(call));
      return { status: 200, body: null };
    },
  } satisfies Handlers;
}
