import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, NEXT_CALL } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const add = (username: string, payload: object) => desk.post(username, '/activity/add', payload);

async function added(username: string, payload: object) {
  const response = await add(username, payload);
  expect(response.statusCode).toBe(201);
  const { Id, NextActivityId } = response.json<{ body: { Id: number; NextActivityId: null } }>().body;
  expect(NextActivityId).toBeNull();
  return desk.row(Id);
}

const wire = (offset: number) => formatWireDate(addDays(TODAY, offset));

describe('booking an activity', () => {
  it('API-19 ADL-36 ADL-39 keeps everything that was sent', async () => {
    const ProspectId = await desk.prospect();
    const payload = { ...NEXT_CALL, ProspectId, PhoneNumber: ' 5511112222 ', ProspectAddress: 'Calle 5' };
    expect(await added('rol8', payload)).toMatchObject({
      company_id: 1,
      employee_id: 108,
      prospect_id: ProspectId,
      activity_type_id: 2,
      subject_id: 6,
      activity_date: '2026-11-23',
      start_time: '16:00:00',
      end_time: '16:15:00',
      comments: 'Prefiere por la tarde',
      phone_number: '5511112222',
      address: 'Calle 5',
      created_by: 8,
      quotation_launch: false,
      started_at: null,
      ended_at: null,
      tracing_type_id: null,
      follows_id: null,
      on_time: null,
    });
  });

  it('ENT-24 takes a type of the company that names a channel, and starting it gives what the channel needs', async () => {
    const { db } = server.database;
    const ProspectId = await desk.prospect();
    const type = {
      company_id: 1,
      name: 'Bienvenida',
      duration_minutes: 10,
      channel: 'phone',
      color: 'indigo',
    } as const;
    const { id } = await db.insertInto('activity_type').values(type).returning('id').executeTakeFirstOrThrow();
    const subject = await db
      .insertInto('activity_subject')
      .values({ company_id: 1, name: 'Bienvenida', activity_type_id: id, quotation_launch: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payload = {
      ...NEXT_CALL,
      ProspectId,
      ActivityDate: wire(0),
      ActivityTypeId: id,
      ActivitySubjectId: subject.id,
      PhoneNumber: '5511112222',
    };
    const row = await added('rol8', payload);
    const started = await desk.get('rol8', `/activity/${row.id}/start`);
    expect(started.json<{ body: object }>().body).toMatchObject({
      ActivityTypeId: id,
      Channel: 'phone',
      Color: 'indigo',
      MobilePhone: '5511112222',
    });
  });

  it.each(['', '   '])('ADL-36 a phone, an address and comments of %j are none', async (empty) => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const row = await added('rol8', { ...payload, PhoneNumber: empty, ProspectAddress: empty, Comments: empty });
    expect(row).toMatchObject({ phone_number: null, address: null, comments: null });
  });

  it('STA-11 asks for a quotation where its subject does', async () => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect(), ActivitySubjectId: 7 };
    expect(await added('rol8', payload)).toMatchObject({ subject_id: 7, quotation_launch: true });
  });

  it('ACL-18 a manager books it for the prospect’s adviser, and it is the manager’s own making', async () => {
    const row = await added('rol5', { ...NEXT_CALL, ProspectId: await desk.prospect() });
    expect(row).toMatchObject({ employee_id: 108, created_by: 5 });
  });

  it('ADL-37 takes the fields of a tracing without doing anything with them', async () => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const row = await added('rol8', { ...payload, TipifyTracingId: 3, Observations: 'x', ProspectTemperature: 'A' });
    expect(row).toMatchObject({ tracing_type_id: null, observations: null, temperature: null, ended_at: null });
  });

  it('ADL-15 ACL-05 appears in the list of its day at once', async () => {
    const { id } = await added('rol8', { ...NEXT_CALL, ProspectId: await desk.prospect() });
    const url = '/activity/activities?InitialActivityDate=2026/11/23&FinalActivityDate=2026/11/23&All=true';
    const { body } = (await desk.get('rol8', url)).json<{ body: { Id: number }[] }>();
    expect(body.map(({ Id }) => Id)).toContain(id);
  });

  it.each([
    ['rol9', 404],
    ['rol11', 404],
    ['empresa2', 404],
    ['rol7', 201],
    ['rol13', 201],
  ])('API-19 %s gets %d for a prospect of rol8', async (username, status) => {
    const before = await desk.count();
    const response = await add(username, { ...NEXT_CALL, ProspectId: await desk.prospect() });
    expect(response.statusCode).toBe(status);
    expect(await desk.count()).toBe(before + (status === 201 ? 1 : 0));
  });
});

describe('what cannot be booked', () => {
  const TYPE = 'ActivityTypeId';
  const UNREACHABLE = { mobile_phone: null, email: null, street: null };

  it.each([
    [
      'NXA-09 yesterday',
      { ActivityDate: wire(-1) },
      'ActivityDate',
      'beforeToday',
      'La fecha no debe ser anterior a la fecha mínima',
    ],
    [
      'NXA-10 a year too far',
      { ActivityDate: '2101/01/01' },
      'ActivityDate',
      'afterMaximum',
      'La fecha no debe ser posterior a la fecha máxima',
    ],
    [
      'NXA-05 an end before the start',
      { EndTime: '15:59' },
      'EndTime',
      'beforeStart',
      'La hora de finalización no debe ser anterior a la hora de inicio',
    ],
    ['NXA-02 no such subject', { ActivitySubjectId: 999 }, 'ActivitySubjectId', 'unknown', 'Ese asunto no existe.'],
    [
      'ADL-30 a subject of another type',
      { ActivitySubjectId: 1 },
      'ActivitySubjectId',
      'ofAnotherType',
      'El asunto es de otro tipo de actividad.',
    ],
    [
      'NXA-01 no such type',
      { ActivityTypeId: 77 },
      TYPE,
      'unknown',
      'No es posible utilizar ese tipo de actividad, revisa la información.',
    ],
    [
      'CDR-07 a type without a channel',
      { ActivityTypeId: 6, ActivitySubjectId: 16 },
      TYPE,
      'unknownType',
      'No es posible utilizar ese tipo de actividad, revisa la información.',
    ],
  ])('%s', async (_title, change, field, code, message) => {
    const before = await desk.count();
    const response = await add('rol8', { ...NEXT_CALL, ProspectId: await desk.prospect(), ...change });
    expect(response.statusCode).toBe(422);
    const { fields, ...answer } = response.json<{ fields: unknown[] }>();
    expect(answer).toEqual({ status: 422, body: null, message });
    expect(fields).toContainEqual({ field, code });
    expect(await desk.count()).toBe(before);
  });

  it.each([
    ['CDR-02', 1, 1, 'withoutAddress', 'No es posible agendar una cita sin dirección.', { ProspectAddress: 'Calle 5' }],
    [
      'CDR-03',
      2,
      6,
      'withoutPhone',
      'No es posible agendar una llamada sin número de contacto.',
      { PhoneNumber: '5511112222' },
    ],
    ['CDR-04', 3, 9, 'withoutEmail', 'No es posible agendar un correo sin dirección electrónica.', null],
    [
      'CDR-05',
      4,
      12,
      'withoutWhatsapp',
      'No es posible agendar un whatsapp sin número de contacto.',
      { PhoneNumber: '5511112222' },
    ],
    [
      'CDR-06',
      5,
      14,
      'withoutSmsNumber',
      'No es posible agendar un mensaje de texto sin número de contacto.',
      { PhoneNumber: '5511112222' },
    ],
  ])(
    '%s CDR-01 type %d needs its datum, the prospect’s or one that is sent',
    async (_id, ActivityTypeId, ActivitySubjectId, code, message, sent) => {
      const payload = { ...NEXT_CALL, ActivityTypeId, ActivitySubjectId };
      const ProspectId = await desk.prospect(UNREACHABLE);
      // What cannot be called is no number.
      const refused = await add('rol8', { ...payload, ProspectId, PhoneNumber: '{}' });
      const fields = [{ field: TYPE, code }];
      expect([refused.statusCode, refused.json()]).toEqual([422, { status: 422, body: null, message, fields }]);
      expect((await add('rol8', { ...payload, ProspectId: await desk.prospect() })).statusCode).toBe(201);
      const withDatum = await add('rol8', { ...payload, ProspectId, ...sent });
      expect(withDatum.statusCode).toBe(sent === null ? 422 : 201);
    },
  );

  it.each([
    ['NXA-09 today', { ActivityDate: wire(0) }],
    ['NXA-10 the last day of 2100', { ActivityDate: '2100/12/31' }],
    ['ADL-33 the last minute of a day', { StartTime: '23:59', EndTime: '23:59' }],
  ])('%s can', async (_title, change) => {
    const ProspectId = await desk.prospect();
    expect(await added('rol8', { ...NEXT_CALL, ProspectId, ...change })).toMatchObject({ prospect_id: ProspectId });
  });

  it.each(['ProspectId', 'ActivityTypeId', 'ActivitySubjectId', 'ActivityDate', 'StartTime', 'EndTime'])(
    'NXA-01 NXA-02 NXA-03 NXA-04 NXA-05 NXA-11 nothing without %s',
    async (field) => {
      const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
      const response = await add(
        'rol8',
        Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field)),
      );
      expect(response.json()).toMatchObject({ status: 400, fields: [{ field, code: 'required' }] });
    },
  );

  it.each([
    ['NXA-01 the type 0', { ActivityTypeId: 0 }],
    ['NXA-02 the subject 0', { ActivitySubjectId: 0 }],
    ['NXA-03 a day that does not exist', { ActivityDate: '2026/02/30' }],
    ['NXA-04 a time that does not exist', { StartTime: '24:00' }],
    ['ADL-05 a temperature that does not exist', { ProspectTemperature: 'X' }],
    ['an unknown field', { Id: 1 }],
  ])('%s does not fit the document', async (_title, change) => {
    const response = await add('rol8', { ...NEXT_CALL, ProspectId: await desk.prospect(), ...change });
    expect(response.statusCode).toBe(400);
  });
});
