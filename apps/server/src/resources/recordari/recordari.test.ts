import type { components } from '@sereno/api/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

type Conflict = components['schemas']['ReservationConflict'];
type Booked = components['schemas']['BookedAnswer'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

/** A day of its own for each test, behind those of the demo. */
let days = 0;
const freshDay = () => `2027/03/${String((days += 1)).padStart(2, '0')}`;

const wanted = (Day: string, change: object = {}) => ({
  RoomId: 1,
  Day,
  Start: '10:00',
  End: '12:00',
  Ceremony: 'farewell',
  Family: 'Familia Ríos',
  ContractNumber: null,
  Notes: null,
  ...change,
});
const book = (payload: object, username = 'rol1', headers: Record<string, string> = {}) =>
  desk.post(username, '/recordari/book', payload, headers);
async function booked(Day: string, change: object = {}): Promise<number> {
  const answer = await book(wanted(Day, change));
  expect(answer.statusCode).toBe(201);
  return answer.json<Booked>().body.Id;
}
const dayOf = async (day: string, username = 'rol1') =>
  (await desk.get(username, `/recordari/day?Day=${day}`)).json<components['schemas']['RoomDayAnswer']>().body;
const time = (Day: string, Start: string, End: string, RoomId = 1) => ({ RoomId, Day, Start, End });
const inRegister = async (id: number) =>
  (await desk.get('rol1', `/register/reservations/${id}`)).json<{ body: components['schemas']['RegisterRow'] }>().body;

describe('UND-30 a reservation', () => {
  it('holds its room on its day, for a contract of the company', async () => {
    const day = freshDay();
    const contract = await server.database.db
      .selectFrom('contract')
      .where('company_id', '=', 1)
      .select('number')
      .executeTakeFirstOrThrow();
    const id = await booked(day, { ContractNumber: contract.number, Notes: '  Flores blancas ' });
    const { Rooms, Reservations } = await dayOf(day);
    expect(Rooms.map(({ Name }) => Name)).toContain('Capilla');
    expect(Reservations).toEqual([
      {
        ...wanted(day, { ContractNumber: contract.number, Notes: 'Flores blancas' }),
        Id: id,
        Version: 1,
        MinutesBefore: 30,
        MinutesAfter: 15,
      },
    ]);
    expect((await book(wanted(day, { Start: '14:00', End: '15:00', ContractNumber: 'PF-0' }))).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'ContractNumber', code: 'unknown' }],
    });
  });

  it('is refused for a contract of another company, by the sentence for a number that there is not', async () => {
    const day = freshDay();
    const { number } = await server.database.db
      .selectFrom('contract')
      .where('company_id', '=', 2)
      .select('number')
      .executeTakeFirstOrThrow();
    const foreign = await book(wanted(day, { ContractNumber: number }));
    expect(foreign.json()).toMatchObject({ status: 422, fields: [{ field: 'ContractNumber', code: 'unknown' }] });
    expect(foreign.json()).toEqual((await book(wanted(day, { ContractNumber: 'PF-0' }))).json());
    expect((await dayOf(day)).Reservations).toEqual([]);
  });

  it('is refused outside the hours of the room, in the past, and across midnight', async () => {
    const day = freshDay();
    for (const [change, field, code] of [
      [{ Start: '07:45' }, 'Start', 'tooSmall'],
      [{ End: '21:15' }, 'End', 'tooLarge'],
      [{ Start: '20:00', End: '01:00' }, 'End', 'reversed'],
      [{ Start: '10:05' }, 'Start', 'wrongFormat'],
      [{ Day: '2026/11/01' }, 'Day', 'tooSmall'],
      [{ Day: '9999/12/31' }, 'Day', 'tooLarge'],
      [{ Family: ' ' }, 'Family', 'required'],
    ] as const)
      expect((await book(wanted(day, change))).json()).toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('that meets another, or its preparation, is told the next free hour', async () => {
    const day = freshDay();
    await booked(day);
    const answer = (await book(wanted(day, { Start: '12:30', End: '13:30' }))).json<Conflict>();
    expect(answer).toMatchObject({ status: 409, body: { NextFree: { Day: day, Start: '12:45' }, Newest: null } });
    expect((await book(wanted(day, { Start: '12:45', End: '13:45' }))).statusCode).toBe(201);
    expect((await book(wanted(day, { RoomId: 2 }))).statusCode).toBe(201);
  });

  it('is made once under one key', async () => {
    const day = freshDay();
    const under = { 'idempotency-key': `recordari-${day}` };
    const first = await book(wanted(day), 'rol1', under);
    const second = await book(wanted(day), 'rol1', under);
    expect(second.json()).toEqual(first.json());
    expect((await dayOf(day)).Reservations).toHaveLength(1);
  });

  it('is moved upon the version that was read; a stale move is refused with the newest', async () => {
    const day = freshDay();
    const id = await booked(day);
    const move = (Version: number, to: object) => desk.post('rol2', `/recordari/${id}/move`, { Version, ...to });
    // Its own time is not in its way.
    expect((await move(1, time(day, '10:30', '12:30'))).statusCode).toBe(200);
    const stale = (await move(1, time(day, '15:00', '16:00'))).json<Conflict>();
    expect(stale).toMatchObject({
      status: 409,
      body: { NextFree: null, Newest: { Id: id, Version: 2, Start: '10:30' } },
    });
    await booked(day, { RoomId: 2 });
    expect((await move(2, time(day, '11:00', '12:00', 2))).json<Conflict>().body.NextFree?.Start).toBe('12:45');
    expect((await inRegister(id)).Values).toMatchObject({ start: '10:30', end: '12:30', status: 'booked' });
    const history = (await desk.get('rol1', `/register/reservations/${id}/history`)).json<{
      body: components['schemas']['RegisterChange'][];
    }>().body;
    expect(history.map(({ Kind }) => Kind)).toEqual(['changed', 'created']);
    expect(history[0]?.Fields).toEqual([
      { Field: 'start', Before: '10:00', After: '10:30' },
      { Field: 'end', Before: '12:00', After: '12:30' },
    ]);
  });

  it('is corrected upon the version that was read: its family, contract, ceremony and notes, on a day that is over too', async () => {
    const day = freshDay();
    const id = await booked(day);
    const { number } = await server.database.db
      .selectFrom('contract')
      .where('company_id', '=', 1)
      .select('number')
      .executeTakeFirstOrThrow();
    const said = {
      Version: 1,
      Ceremony: 'mass',
      Family: ' Familia Olvera Paz ',
      ContractNumber: number,
      Notes: 'Coro',
    };
    const correct = (change: object, username = 'rol2') =>
      desk.post(username, `/recordari/${id}/correct`, { ...said, ...change });
    expect((await correct({ Family: ' ' })).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'Family', code: 'required' }],
    });
    expect((await correct({ ContractNumber: 'PF-NADA' })).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'ContractNumber', code: 'unknown' }],
    });
    expect((await correct({}, 'empresa2')).statusCode).toBe(404);
    expect((await correct({})).statusCode).toBe(200);
    const [reservation] = (await dayOf(day)).Reservations;
    expect(reservation).toMatchObject({
      Version: 2,
      Family: 'Familia Olvera Paz',
      ContractNumber: number,
      Ceremony: 'mass',
      Notes: 'Coro',
      Start: '10:00',
    });
    expect((await correct({ Family: 'Otra' })).json<Conflict>()).toMatchObject({
      status: 409,
      body: { Newest: { Family: 'Familia Olvera Paz' } },
    });
    await server.database.db.updateTable('reservation').set({ day: '2026-11-02' }).where('id', '=', id).execute();
    expect((await correct({ Version: 2, ContractNumber: null })).statusCode).toBe(200);
    expect((await inRegister(id)).Values).toMatchObject({ contractNumber: null, family: 'Familia Olvera Paz' });
    const history = await desk.get('rol1', `/register/reservations/${id}/history`);
    const [, first] = history.json<{ body: components['schemas']['RegisterChange'][] }>().body;
    expect(first?.Fields.map(({ Field }) => Field)).toEqual(['ceremony', 'family', 'contractNumber', 'notes']);
  });

  it('is cancelled with a reason, which frees the room and stays in the register', async () => {
    const day = freshDay();
    const id = await booked(day);
    const cancel = (Reason: string) => desk.post('rol1', `/recordari/${id}/cancel`, { Version: 1, Reason });
    expect((await cancel(' ')).json()).toMatchObject({ status: 422, fields: [{ field: 'Reason', code: 'required' }] });
    expect((await cancel('Cambio de sede')).statusCode).toBe(200);
    expect((await dayOf(day)).Reservations).toEqual([]);
    expect((await inRegister(id)).Values).toMatchObject({ status: 'cancelled', cancelReason: 'Cambio de sede' });
    expect((await cancel('Otra vez')).json<Conflict>()).toMatchObject({ status: 409, body: { Newest: null } });
    await booked(day);
  });

  it('of another company is not there, and neither are its rooms', async () => {
    const day = freshDay();
    const { Rooms } = await dayOf(day);
    expect(Rooms.map(({ Name }) => Name)).not.toContain('Sala principal');
    expect((await book(wanted(day, { RoomId: 6 }))).statusCode).toBe(404);
    const other = await server.database.db
      .selectFrom('reservation')
      .where('company_id', '=', 2)
      .select('id')
      .executeTakeFirstOrThrow();
    const cancelled = await desk.post('rol1', `/recordari/${other.id}/cancel`, { Version: 1, Reason: 'No' });
    expect(cancelled.statusCode).toBe(404);
    const moved = await desk.post('rol1', `/recordari/${other.id}/move`, {
      Version: 1,
      ...time(day, '10:00', '11:00'),
    });
    expect(moved.statusCode).toBe(404);
    expect((await desk.get('rol1', `/register/reservations/${other.id}`)).statusCode).toBe(404);
  });
});

const inRooms = (path: string, payload: object, username = 'rol1') =>
  desk.post(username, `/register/rooms/${path}`, payload);

describe('a room', () => {
  const hours = { opensAt: '09:00', closesAt: '18:00', minutesBefore: 15, minutesAfter: 0 };
  async function added(name: string): Promise<number> {
    const answer = await inRooms('create', { Values: { name, branch: 'Centro', capacity: 60, ...hours } });
    expect(answer.statusCode).toBe(201);
    return answer.json<Booked>().body.Id;
  }

  it('UND-30 is kept in a register, which the board follows: its name, its hours and its preparation', async () => {
    const day = freshDay();
    const RoomId = await added('Orquídeas');
    const id = await booked(day, { RoomId, Start: '16:00', End: '18:00' });
    const edited = await inRooms(`${RoomId}/edit`, {
      Version: 1,
      Values: { ...hours, name: 'Nardos', branch: null, capacity: 80, closesAt: '17:30', minutesAfter: 30 },
    });
    expect(edited.statusCode).toBe(200);
    const { Rooms, Reservations } = await dayOf(day);
    expect(Rooms.find(({ Id }) => Id === RoomId)).toEqual({
      Id: RoomId,
      Name: 'Nardos',
      Opens: '09:00',
      Closes: '17:30',
      MinutesBefore: 15,
      MinutesAfter: 30,
      IsEnded: false,
    });
    // What is reserved stays as it was agreed.
    expect(Reservations).toMatchObject([{ Id: id, Start: '16:00', End: '18:00', MinutesAfter: 0 }]);
    expect((await book(wanted(day, { RoomId, Start: '17:00', End: '18:00' }))).json()).toMatchObject({
      fields: [{ field: 'End', code: 'tooLarge' }],
    });
    const history = await desk.get('rol1', `/register/rooms/${RoomId}/history`);
    const [change] = history.json<{ body: components['schemas']['RegisterChange'][] }>().body;
    expect(change?.Fields).toContainEqual({ Field: 'closesAt', Before: '18:00', After: '17:30' });
    const row = await desk.get('rol1', `/register/rooms?Search=nardos&Sort=-closesAt`);
    expect(row.json()).toMatchObject({ body: { Total: 1, Rows: [{ Values: { closesAt: '17:30', capacity: 80 } }] } });
  });

  it('UND-30 out of use keeps its reservations, and takes no new or moved ones until it is back', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const RoomId = await added('Gardenias');
    const id = await booked(day, { RoomId });
    expect((await inRooms(`${RoomId}/end`, { Version: 1 })).statusCode).toBe(200);
    expect((await dayOf(day)).Rooms.find(({ Id }) => Id === RoomId)).toMatchObject({ IsEnded: true });
    expect((await dayOf(day)).Reservations.map(({ Id }) => Id)).toEqual([id]);
    expect((await dayOf(other)).Rooms.map(({ Id }) => Id)).not.toContain(RoomId);
    const refused = { status: 422, fields: [{ field: 'RoomId', code: 'unknown' }] };
    expect((await book(wanted(other, { RoomId }))).json()).toMatchObject(refused);
    const move = (to: object) => desk.post('rol1', `/recordari/${id}/move`, { Version: 1, ...to });
    expect((await move(time(day, '14:00', '15:00', RoomId))).json()).toMatchObject(refused);
    expect((await move(time(day, '14:00', '15:00'))).statusCode).toBe(200);
    expect((await dayOf(day)).Rooms.map(({ Id }) => Id)).not.toContain(RoomId);
    expect((await inRooms(`${RoomId}/restore`, { Version: 2 })).statusCode).toBe(200);
    await booked(other, { RoomId });
  });

  it('UND-30 is refused without hours on the quarter, twice by one name, and to all but administrators', async () => {
    await added('Violetas');
    const create = (change: object, username?: string) =>
      inRooms('create', { Values: { name: 'Lirios', ...hours, ...change } }, username);
    for (const [change, field, code] of [
      [{ opensAt: '09:10' }, 'opensAt', 'wrongFormat'],
      [{ closesAt: '24:00' }, 'closesAt', 'wrongFormat'],
      [{ closesAt: '09:00' }, 'closesAt', 'tooSmall'],
      [{ opensAt: '00:00' }, 'minutesBefore', 'tooLarge'],
      [{ capacity: 0 }, 'capacity', 'tooSmall'],
      [{ name: 'VIOLETAS' }, 'name', 'taken'],
    ] as const)
      expect((await create(change)).json()).toMatchObject({ status: 422, fields: [{ field, code }] });
    for (const username of ['rol2', 'rol7', 'rol8']) expect((await create({}, username)).statusCode).toBe(404);
    expect((await inRooms('6/end', { Version: 1 })).statusCode).toBe(404);
  });

  it(
    'is booked by twenty at once: one wins, and nineteen are told the next free hour',
    { timeout: 30_000 },
    async () => {
      const day = freshDay();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => book(wanted(day), at % 2 === 0 ? 'rol1' : 'rol3')),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(refused.map((answer) => answer.json<Conflict>().body.NextFree)).toEqual(
        Array.from({ length: 19 }, () => ({ Day: day, Start: '12:45' })),
      );
      expect((await dayOf(day)).Reservations).toHaveLength(1);
    },
  );

  it('is held once at a time by the database itself', async () => {
    const day = freshDay();
    const id = await booked(day);
    const { db } = server.database;
    const row = await db.selectFrom('reservation').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const { id: _, ...same } = row;
    // Its preparation begins while the other one is cleared.
    const after = { ...same, starts_at: 12 * 60 + 30, ends_at: 13 * 60 };
    await expect(db.insertInto('reservation').values(after).execute()).rejects.toThrow(/reservation_of_room/u);
    await db
      .insertInto('reservation')
      .values({ ...after, room_id: 2 })
      .execute();
    await db
      .insertInto('reservation')
      .values({ ...after, cancel_reason: 'No' })
      .execute();
    await db
      .insertInto('reservation')
      .values({ ...after, starts_at: 12 * 60 + 45 })
      .execute();
  });
});
