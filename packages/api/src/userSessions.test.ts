import { expect, it } from 'vitest';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';
import { createSessionCalls } from './userSessions.ts';

it('reads the open sessions in the order of the answer', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /user/sessions'));
  expect(await createSessionCalls(api.doors).openSessions()).toEqual([
    {
      id: '3f0c7a52-9f0e-4b6e-9c57-8a1d2b3c4d5e',
      browser: 'Firefox',
      system: 'Windows',
      openedAt: Date.UTC(2026, 10, 20, 15),
      usedAt: Date.UTC(2026, 10, 20, 18),
      isCurrent: true,
    },
    {
      id: '0b7d4c1e-2a3b-4c5d-8e6f-7a8b9c0d1e2f',
      browser: 'Chrome',
      system: 'Android',
      openedAt: Date.UTC(2026, 10, 20, 14, 30),
      usedAt: Date.UTC(2026, 10, 20, 17, 42),
      isCurrent: false,
    },
  ]);
  expect(received).toMatchObject([{ method: 'GET', url: '/api/user/sessions', token: 'Bearer valid' }]);
});

it('ends one by its id', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('POST /user/sessions/{id}/end'));
  expect(await createSessionCalls(api.doors).endSession('0b7d')).toEqual({ kind: 'done' });
  expect(received).toMatchObject([{ method: 'POST', url: '/api/user/sessions/0b7d/end', token: 'Bearer valid' }]);
});

it('is refused one that is not the own', async () => {
  const { api } = await apiAgainst(() => documentedReply('POST /user/sessions/{id}/end', 'unknown', '404'));
  expect(await createSessionCalls(api.doors).endSession('0b7d')).toMatchObject({ kind: 'refused', status: 404 });
});

it('ends all others', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('POST /user/sessions/end-others'));
  expect(await createSessionCalls(api.doors).endOtherSessions()).toEqual({ kind: 'done' });
  expect(received).toMatchObject([{ method: 'POST', url: '/api/user/sessions/end-others', token: 'Bearer valid' }]);
});
