import { expect, it } from 'vitest';
import { createRecordariCalls } from './recordari.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

const details = {
  roomId: 1,
  day: '2026-11-27',
  start: '10:00',
  end: '12:00',
  ceremony: 'farewell',
  family: 'Familia Ríos',
  contractNumber: null,
  notes: null,
} as const;

it('UND-30 a day is read with its rooms and reservations', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /recordari/day'));
  const { rooms, reservations } = await createRecordariCalls(api.doors).roomDay('2026-11-23');
  expect(rooms).toEqual([
    {
      id: 1,
      name: 'Azucenas',
      opens: '08:00',
      closes: '21:00',
      minutesBefore: 30,
      minutesAfter: 15,
      isEnded: false,
    },
  ]);
  expect(reservations).toMatchObject([{ id: 7, version: 1, roomId: 1, day: '2026-11-23', ceremony: 'farewell' }]);
  expect(received[0]?.url).toBe('/api/recordari/day?Day=2026%2F11%2F23');
});

it('a room that is held is refused with the next free hour, and a rule with its field', async () => {
  const taken = await apiAgainst(() => documentedReply('POST /recordari/book', 'taken', '409'));
  expect(await createRecordariCalls(taken.api.doors).bookRoom(details, 'k1')).toMatchObject({
    kind: 'refused',
    status: 409,
    nextFree: { day: '2026-11-27', start: '12:45' },
    newest: null,
  });
  const late = await apiAgainst(() => documentedReply('POST /recordari/book', 'late', '422'));
  expect(await createRecordariCalls(late.api.doors).bookRoom(details)).toMatchObject({
    issues: [{ field: 'end', code: 'tooLarge' }],
    nextFree: null,
  });
});

it('a reservation is moved, corrected and cancelled upon the version that was read', async () => {
  const { api, received } = await apiAgainst(({ url }) => {
    if (url.endsWith('/correct')) return documentedReply('POST /recordari/{id}/correct');
    return documentedReply(url.endsWith('/move') ? 'POST /recordari/{id}/move' : 'POST /recordari/{id}/cancel');
  });
  const calls = createRecordariCalls(api.doors);
  expect(await calls.moveReservation({ id: 7, version: 2 }, details)).toEqual({ kind: 'done' });
  expect(await calls.correctReservation({ id: 7, version: 2 }, details)).toEqual({ kind: 'done' });
  expect(await calls.cancelReservation({ id: 7, version: 2 }, 'Cambio')).toEqual({ kind: 'done' });
  expect(received).toMatchObject([
    { url: '/api/recordari/7/move', body: { Version: 2, RoomId: 1, Day: '2026/11/27', Start: '10:00', End: '12:00' } },
    { url: '/api/recordari/7/correct', body: { Version: 2, Ceremony: details.ceremony, Family: details.family } },
    { url: '/api/recordari/7/cancel', body: { Version: 2, Reason: 'Cambio' } },
  ]);
});
