import { expect, it } from 'vitest';
import { createGuardCalls } from './guard.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('UND-47 a month is read with its people, its guards and those of others', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /guard/month'));
  expect(await createGuardCalls(api.doors).guardMonth('2026-12')).toEqual({
    month: '2026-12',
    version: 1,
    places: 2,
    isPublished: false,
    isWhole: true,
    people: [{ id: 108, name: 'Ana Ríos', isActive: true }],
    guards: [{ id: 7, version: 1, day: '2026-12-05', employeeId: 108 }],
    others: [{ day: '2026-12-06', count: 1 }],
  });
  expect(received[0]?.url).toBe('/api/guard/month?Month=2026%2F12%2F01');
});

it('UND-47 the history of a month is read', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /guard/history'));
  const swap = { id: 8, kind: 'swapped', at: Date.UTC(2026, 10, 25, 16, 30), by: 'Luis Peña', places: null };
  expect(await createGuardCalls(api.doors).guardHistory('2026-12')).toEqual([
    { ...swap, id: 9, kind: 'published', at: Date.UTC(2026, 10, 26, 17), by: 'Teresa Luna', nights: [] },
    {
      ...swap,
      nights: [
        { day: '2026-12-05', before: 'Ana Ríos', after: 'Luis Peña' },
        { day: '2026-12-09', before: 'Luis Peña', after: 'Ana Ríos' },
      ],
    },
  ]);
  expect(received[0]?.url).toBe('/api/guard/history?Month=2026%2F12%2F01');
});

it('UND-48 the published month and the own nights are read', async () => {
  const { api } = await apiAgainst(({ url }) =>
    documentedReply(url.includes('roster') ? 'GET /guard/roster' : 'GET /guard/own'),
  );
  const calls = createGuardCalls(api.doors);
  expect(await calls.guardRoster('2026-11')).toMatchObject({ isPublished: true, guards: [{ day: '2026-11-24' }] });
  expect(await calls.ownGuards()).toMatchObject({
    employeeId: 108,
    nights: ['2026-11-24'],
    swaps: [{ id: 3, day: '2026-11-28', otherDay: '2026-11-24', toEmployeeId: 108, state: 'asked' }],
  });
});

it('guards are planned, moved and taken away, and a month is published', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('POST /guard/assign'));
  const calls = createGuardCalls(api.doors);
  const night = { day: '2026-12-05', employeeId: 108 } as const;
  expect(await calls.assignGuards({ nights: [night], isConfirmed: true }, 'k1')).toEqual({ kind: 'done' });
  await calls.unassignGuards([{ id: 7, version: 2 }]);
  await calls.moveGuard({ id: 7, version: 2 }, { ...night, isConfirmed: false });
  await calls.changeGuardMonth({ month: '2026-12', version: 1, places: 2, isPublished: true });
  await calls.askGuardSwap({ day: '2026-11-24', toEmployeeId: 109, otherDay: null });
  await calls.answerGuardSwap(3, 'accepted');
  expect(received.map(({ url, body }) => [url, body])).toEqual([
    ['/api/guard/assign', { Guards: [{ Day: '2026/12/05', EmployeeId: 108 }], Confirmed: true }],
    ['/api/guard/unassign', { Guards: [{ Id: 7, Version: 2 }] }],
    ['/api/guard/7/move', { Version: 2, Day: '2026/12/05', EmployeeId: 108, Confirmed: false }],
    ['/api/guard/month/change', { Month: '2026/12/01', Version: 1, Places: 2, IsPublished: true }],
    ['/api/guard/swap', { Day: '2026/11/24', ToEmployeeId: 109, OtherDay: null }],
    ['/api/guard/swap/3/answer', { State: 'accepted' }],
  ]);
});

it('a refusal names what forbids the guard', async () => {
  const full = await apiAgainst(() => documentedReply('POST /guard/assign', 'full', '409'));
  const wanted = { nights: [], isConfirmed: false };
  expect(await createGuardCalls(full.api.doors).assignGuards(wanted)).toMatchObject({ status: 409, code: 'full' });
  const none = await apiAgainst(() => documentedReply('POST /guard/assign', 'none', '404'));
  expect(await createGuardCalls(none.api.doors).assignGuards(wanted)).toMatchObject({ status: 404, code: null });
});
