import { createServer } from 'node:http';
import { createCalls } from '../packages/api/src/calls.ts';
import { createApi } from '../packages/api/src/index.ts';
import { print, quantile, times } from './report.ts';

const range = { start: '2026-11-01', end: '2026-11-30' } as const;

/** Signs in with a demo account and returns its access token. */
export async function signIn(url: string, username = 'rol1'): Promise<string> {
  const credentials = { username, password: 'sereno-demo', Latitude: null, Longitude: null };
  const answer = await fetch(`${url}/api/user/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { body }: { body: { accessToken: string } } = await answer.json();
  return body.accessToken;
}

/** The name with the slowest 95th percentile. */
async function slowestOf(names: readonly string[], work: (name: string) => Promise<unknown>) {
  let slowest = { name: '', p95: 0 };
  for (const name of names) {
    const p95 = quantile(await times(100, () => work(name)), 0.95);
    if (p95 > slowest.p95) slowest = { name, p95 };
  }
  return slowest;
}

/** How long the server takes over the embedded database, seen from the same machine. */
export async function benchServer(url: string): Promise<void> {
  const signIns = await times(20, () => signIn(url));
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  const get = (path: string) => fetch(`${url}/api/${path}`, { headers }).then((answer) => answer.arrayBuffer());
  const catalogues = [
    'activity-types',
    'activity-subjects',
    'tipify-tracings/?7',
    'advisers',
    'managements',
    'weeks',
    'assistant-managers',
    'active-teams',
    'advisers-fordashboard',
  ];
  const counts = 'activity/activities-by-type?InitialActivityDate=2026/11/01&FinalActivityDate=2026/11/30';
  await times(10, () => get(counts));
  const slowest = await slowestOf(catalogues, (name) => get(`catalog/${name}`));
  print('Server, embedded database', [
    { name: `catalog/${slowest.name}, p95 of 100`, value: slowest.p95, limit: 20, unit: 'ms', decimals: 1 },
    { name: 'sign-in, median of 20', value: quantile(signIns, 0.5), limit: 150, unit: 'ms' },
    {
      name: 'user/me, p95 of 200',
      value: quantile(await times(200, () => get('user/me')), 0.95),
      limit: 20,
      unit: 'ms',
      decimals: 1,
    },
    {
      name: 'activities-by-type, p95 of 200',
      value: quantile(await times(200, () => get(counts)), 0.95),
      limit: 20,
      unit: 'ms',
      decimals: 1,
    },
  ]);
}

/** What the client adds to a call: the same answer fetched with and without it, in turns, from a server that does nothing. */
export async function benchClient(): Promise<void> {
  const answer = JSON.stringify({ status: 200, body: [] });
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const api = createApi({
    baseUrl: origin,
    session: { token: () => 'token', owner: () => 1, renewed: () => {}, ended: () => {}, sync: () => {} },
    identity: () => ({ username: 'rol1', coordinates: null }),
  });
  const plain = () => fetch(`${origin}/activity/activities-by-type`).then((reply) => reply.json());
  const calls = createCalls(api.doors);
  const client = () => calls.activity.activitiesByType(range);
  const added: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const without = quantile(await times(50, plain), 0.5);
    added.push(quantile(await times(50, client), 0.5) - without);
  }
  server.close();
  print('Client', [
    { name: 'added to a call, median of 20 x 50', value: quantile(added, 0.5), limit: 0.3, unit: 'ms', decimals: 2 },
  ]);
}
