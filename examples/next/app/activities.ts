import { createApi } from '@sereno/api';
import { createCalls } from '@sereno/api/calls';
import type { Activity, ActivityDays } from '@sereno/domain/activity';

const { SERENO_URL, SERENO_USER: username = '', SERENO_PASSWORD: password = '' } = process.env;

// Of the account that the page reads with; it stays on the server.
let session: { token: string; id: number } | null = null;

const api = createApi({
  baseUrl: `${SERENO_URL}/api`,
  session: {
    token: () => session?.token ?? null,
    owner: () => session?.id ?? null,
    renewed: (token) => {
      if (session) session = { ...session, token };
    },
    ended: () => {
      session = null;
    },
    sync: () => {},
  },
  identity: () => ({ username, coordinates: null }),
});
const calls = createCalls(api.doors);

/** The open activities of those days. */
export async function activitiesOf(days: ActivityDays): Promise<readonly Activity[]> {
  if (session === null) {
    const answer = await api.signIn({ username, password, coordinates: null });
    if (answer.kind === 'refused') throw new Error(`Not signed in: ${answer.reason}`);
    session = { token: answer.token, id: answer.user.id };
  }
  return calls.activity.activities(days);
}
