import { addDays } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, NEXT_CALL } from '../../testing/activityDesk.ts';
import { failInserts } from '../../testing/failingInserts.ts';
import { START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

/** Outcomes of the first catalogue: of ending with and without a next activity, and of rescheduling. */
const FOLLOWED = 1;
const ALONE = 3;
const MOVED = 7;
const UNATTENDED = -1;
/** Outcomes that a call does not have: one of letters that ends, one of appointments that moves (API-18). */
const LETTER_BACK = 11;
const NOT_SHOWN_UP = 10;

const end = (id: number, payload: object, username = 'rol8') => desk.post(username, `/activity/${id}/end`, payload);
const reschedule = (id: number, payload: object, username = 'rol8') =>
  desk.post(username, `/activity/${id}/reschedule`, payload);
const close = { end, reschedule } as const;

type Saved = { Id: number; NextActivityId: number | null };

/** What a call answered, and whether the activity and the number of all stayed as they were. */
async function outcomeOf(id: number, call: () => ReturnType<typeof end>) {
  const before = [await desk.row(id), await desk.count()];
  const response = await call();
  const after = [await desk.row(id), await desk.count()];
  return {
    code: response.statusCode,
    answer: response.json<unknown>(),
    isUnchanged: JSON.stringify(before) === JSON.stringify(after),
  };
}

/** A refusal that changes nothing. */
const refused = (answer: {
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly unknown[];
}) => ({
  code: answer.status,
  answer: { body: null, ...answer },
  isUnchanged: true,
});

const prospectFields = (code: string) => [{ field: 'ProspectId', code }];

const statuses = (responses: readonly { readonly statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('ending an activity', () => {
  it('API-20 ADL-17 NXA-07 books the next one of the same prospect and adviser', async () => {
    const id = await desk.activity({ started_at: START, on_time: true });
    const payload = { ...NEXT_CALL, TipifyTracingId: FOLLOWED, Observations: ' Pidió una cotización ' };
    const response = await end(id, { ...payload, ProspectTemperature: 'A', ActivitySubjectId: 7 });
    expect(response.statusCode).toBe(201);
    const { Id, NextActivityId } = response.json<{ body: Saved }>().body;
    const old = await desk.row(id);
    expect(Id).toBe(id);
    expect(old).toMatchObject({
      ended_at: START,
      tracing_type_id: FOLLOWED,
      observations: 'Pidió una cotización',
      temperature: 'A',
      on_time: true,
    });
    expect(await desk.following(id)).toMatchObject([
      {
        id: NextActivityId,
        follows_id: id,
        prospect_id: old.prospect_id,
        employee_id: 108,
        company_id: 1,
        created_by: 8,
        activity_type_id: 2,
        subject_id: 7,
        quotation_launch: true,
        activity_date: '2026-11-23',
        start_time: '16:00:00',
        end_time: '16:15:00',
        comments: 'Prefiere por la tarde',
        started_at: null,
        ended_at: null,
        on_time: null,
      },
    ]);
  });

  it('ADL-17 NXA-07 NXA-12 books none where FollowIt is 0, and looks at no field of one', async () => {
    for (const fields of [{}, NEXT_CALL, { ...NEXT_CALL, ActivityDate: '2020/01/01', ActivitySubjectId: 999 }]) {
      const id = await desk.activity();
      const response = await end(id, {
        TipifyTracingId: ALONE,
        ProspectTemperature: '',
        Observations: '  ',
        ...fields,
      });
      expect(response.json()).toEqual({ status: 201, body: { Id: id, NextActivityId: null } });
      expect(await desk.row(id)).toMatchObject({ ended_at: START, temperature: null, observations: null });
      expect(await desk.following(id)).toEqual([]);
    }
  });

  it.each(['A', 'M', 'B'])('ADL-05 CST-07 keeps the temperature %s', async (ProspectTemperature) => {
    const id = await desk.activity();
    await end(id, { TipifyTracingId: ALONE, ProspectTemperature });
    expect(await desk.row(id)).toMatchObject({ temperature: ProspectTemperature });
  });

  it('ADL-22 ADL-23 ACL-27 one that was never started ends with −1 and a next one, and was late', async () => {
    const id = await desk.activity({ activity_date: addDays(TODAY, -5) });
    const response = await end(id, { ...NEXT_CALL, TipifyTracingId: UNATTENDED });
    expect(response.statusCode).toBe(201);
    expect(await desk.row(id)).toMatchObject({ tracing_type_id: -1, on_time: false, started_at: null });
    expect(await desk.following(id)).toHaveLength(1);
  });

  it.each([
    ['of today, never begun', 0, {}, null],
    ['of yesterday, never begun', -1, {}, false],
    ['of yesterday, begun on time', -1, { started_at: START, on_time: true }, true],
    ['of yesterday, started at an unknown time', -1, { started_at: START }, null],
  ])('ACL-27 one %s', async (_title, offset, change, expected) => {
    const id = await desk.activity({ activity_date: addDays(TODAY, offset), ...change });
    await end(id, { TipifyTracingId: ALONE });
    expect((await desk.row(id)).on_time).toBe(expected);
  });
});

describe('moving an activity', () => {
  it.each([7, 8, 9, 10])(
    'API-21 ADL-19 ADL-20 ADL-21 with outcome %d ends it and books the next one',
    async (tracing) => {
      const id = await desk.activity();
      const response = await reschedule(id, { ...NEXT_CALL, TipifyTracingId: tracing, ProspectTemperature: 'M' });
      expect(response.statusCode).toBe(201);
      expect(await desk.row(id)).toMatchObject({ ended_at: START, tracing_type_id: tracing, temperature: 'M' });
      expect(await desk.following(id)).toMatchObject([{ id: response.json<{ body: Saved }>().body.NextActivityId }]);
    },
  );

  it('CDR-01 takes along the activity’s own phone and address, which the person may not even see', async () => {
    const prospect_id = await desk.prospect({ mobile_phone: null, email: null, street: null });
    const own = { phone_number: '5511112222', address: 'Calle 5' };
    const id = await desk.activity({ prospect_id, ...own, created_by: 7 });
    expect((await reschedule(id, { ...NEXT_CALL, TipifyTracingId: MOVED, PhoneNumber: '' })).statusCode).toBe(201);
    expect(await desk.following(id)).toMatchObject([own]);
  });

  it('CDR-01 a phone and an address that are sent come before them', async () => {
    const id = await desk.activity({ phone_number: '5511112222', address: 'Calle 5' });
    const sent = { PhoneNumber: '5533334444', ProspectAddress: 'Calle 6' };
    await reschedule(id, { ...NEXT_CALL, TipifyTracingId: MOVED, ...sent });
    expect(await desk.following(id)).toMatchObject([{ phone_number: '5533334444', address: 'Calle 6' }]);
  });
});

describe.each(['end', 'reschedule'] as const)('%s is refused', (name) => {
  const tracing = name === 'end' ? FOLLOWED : MOVED;
  const payload = { ...NEXT_CALL, TipifyTracingId: tracing };

  it('ADL-24 for one that has ended, with 409', async () => {
    const id = await desk.activity({ ended_at: START });
    const answer = { status: 409, message: 'Actividad ya finalizada' };
    expect(await outcomeOf(id, () => close[name](id, payload))).toEqual(refused(answer));
    // Also where something else is wrong.
    expect(await outcomeOf(id, () => close[name](id, { TipifyTracingId: 999, ProspectId: 1 }))).toEqual(
      refused(answer),
    );
  });

  it.each(['rol9', 'rol11', 'empresa2', 'funeral'])(
    'API-20 API-21 to %s, for one of rol8, with 404',
    async (username) => {
      const id = await desk.activity();
      expect(await outcomeOf(id, () => close[name](id, payload, username))).toEqual(
        refused({
          status: 404,
          message: 'No se encontró lo que se pidió.',
        }),
      );
    },
  );

  it('ADL-18 ADL-19 with an outcome that the other one offers', async () => {
    const id = await desk.activity();
    const other = name === 'end' ? MOVED : ALONE;
    expect(await outcomeOf(id, () => close[name](id, { ...payload, TipifyTracingId: other }))).toEqual(
      refused({
        status: 422,
        message: 'Esa tipificación no se ofrece aquí.',
        fields: [{ field: 'TipifyTracingId', code: 'notOffered' }],
      }),
    );
  });

  it.each([0, 999, -2])('NXA-08 with the unknown outcome %d', async (TipifyTracingId) => {
    const id = await desk.activity();
    expect(await outcomeOf(id, () => close[name](id, { ...payload, TipifyTracingId }))).toEqual(
      refused({
        status: 422,
        message: 'Esa tipificación no existe.',
        fields: [{ field: 'TipifyTracingId', code: 'unknown' }],
      }),
    );
  });

  it('NXA-08 without an outcome, with 400', async () => {
    const id = await desk.activity();
    const response = await close[name](id, NEXT_CALL);
    expect(response.json()).toMatchObject({ status: 400, fields: [{ field: 'TipifyTracingId', code: 'required' }] });
    expect((await desk.row(id)).ended_at).toBeNull();
  });

  it('NXA-06 NXA-07 NXA-11 without a next activity where one is needed, every field of it named', async () => {
    const id = await desk.activity();
    const fields = ['ActivityTypeId', 'ActivitySubjectId', 'ActivityDate', 'StartTime', 'EndTime'];
    expect(await outcomeOf(id, () => close[name](id, { TipifyTracingId: tracing }))).toEqual(
      refused({
        status: 422,
        message: 'Falta información requerida',
        fields: fields.map((field) => ({ field, code: 'required' })),
      }),
    );
  });

  it('NXA-11 says that something is missing first, and names what is wrong as well', async () => {
    const id = await desk.activity();
    const { StartTime: _, ...rest } = payload;
    expect(await outcomeOf(id, () => close[name](id, { ...rest, ActivityDate: '2026/11/19' }))).toEqual(
      refused({
        status: 422,
        message: 'Falta información requerida',
        fields: [
          { field: 'ActivityDate', code: 'beforeToday' },
          { field: 'StartTime', code: 'required' },
        ],
      }),
    );
  });

  it.each([
    ['NXA-09', { ActivityDate: '2026/11/19' }, 'La fecha no debe ser anterior a la fecha mínima'],
    ['NXA-10', { ActivityDate: '2101/01/01' }, 'La fecha no debe ser posterior a la fecha máxima'],
    [
      'CDR-07',
      { ActivityTypeId: 6, ActivitySubjectId: 16 },
      'No es posible utilizar ese tipo de actividad, revisa la información.',
    ],
  ])('%s where the next activity breaks a rule', async (_id, change, message) => {
    const id = await desk.activity();
    expect(await outcomeOf(id, () => close[name](id, { ...payload, ...change }))).toEqual(
      refused({
        status: 422,
        message,
        fields: [expect.anything()],
      }),
    );
  });

  it('CDR-03 where neither activity nor prospect nor payload have a phone', async () => {
    const prospect_id = await desk.prospect({ mobile_phone: null });
    const id = await desk.activity({ prospect_id, phone_number: ' ' });
    expect(await outcomeOf(id, () => close[name](id, { ...payload, PhoneNumber: ' ' }))).toEqual(
      refused({
        status: 422,
        message: 'No es posible agendar una llamada sin número de contacto.',
        fields: [{ field: 'ActivityTypeId', code: 'withoutPhone' }],
      }),
    );
    expect((await close[name](id, { ...payload, PhoneNumber: '5511112222' })).statusCode).toBe(201);
  });

  it('ADL-36 for another prospect than the activity’s, and taken for its own', async () => {
    const id = await desk.activity();
    const ProspectId = await desk.prospect();
    expect(await outcomeOf(id, () => close[name](id, { ...payload, ProspectId }))).toEqual(
      refused({
        status: 422,
        message: 'La actividad es de otro prospecto.',
        fields: [{ field: 'ProspectId', code: 'mismatch' }],
      }),
    );
    const own = (await desk.row(id)).prospect_id;
    expect((await close[name](id, { ...payload, ProspectId: own })).statusCode).toBe(201);
  });

  it('ENT-22 an old row without a prospect needs one in scope for the next activity', async () => {
    const id = await desk.activity({ prospect_id: null, subject_id: null });
    const required = { status: 422, message: 'Falta información requerida', fields: prospectFields('required') };
    expect(await outcomeOf(id, () => close[name](id, payload))).toEqual(refused(required));
    const foreign = await desk.prospect({ employee_id: 109, created_by: 9 });
    const unknown = { status: 422, message: 'Ese prospecto no existe.', fields: prospectFields('unknown') };
    expect(await outcomeOf(id, () => close[name](id, { ...payload, ProspectId: foreign }))).toEqual(refused(unknown));
    const ProspectId = await desk.prospect();
    expect((await close[name](id, { ...payload, ProspectId })).statusCode).toBe(201);
    expect(await desk.following(id)).toMatchObject([{ prospect_id: ProspectId, employee_id: 108 }]);
  });

  it('API-20 API-21 all of it happens or nothing: a next one that cannot be written leaves the old one open', async () => {
    const id = await desk.activity();
    const before = await desk.row(id);
    const mend = await failInserts(server.database, 'activity');
    const response = await close[name](id, payload);
    await mend();
    expect(response.json()).toEqual({ status: 500, body: null, message: 'Ocurrió un error al realizar la operación' });
    expect(await desk.row(id)).toEqual(before);
    expect((await close[name](id, payload)).statusCode).toBe(201);
  });
});

describe('ending', () => {
  it('ADL-22 with −1 is for activities that were never started', async () => {
    const id = await desk.activity({ started_at: START, on_time: true });
    expect(await outcomeOf(id, () => end(id, { ...NEXT_CALL, TipifyTracingId: UNATTENDED }))).toEqual(
      refused({
        status: 422,
        message: 'Esa tipificación no se ofrece aquí.',
        fields: [{ field: 'TipifyTracingId', code: 'notOffered' }],
      }),
    );
  });

  it('API-18 ADL-18 ADL-35 of a started one is with an outcome of its type', async () => {
    const begun = { started_at: START, on_time: true };
    const payload = { ...NEXT_CALL, TipifyTracingId: LETTER_BACK };
    const call = await desk.activity(begun);
    expect(await outcomeOf(call, () => end(call, payload))).toEqual(
      refused({
        status: 422,
        message: 'Esa tipificación no se ofrece aquí.',
        fields: [{ field: 'TipifyTracingId', code: 'notOffered' }],
      }),
    );
    const letter = await desk.activity({ ...begun, activity_type_id: 3, subject_id: 9 });
    expect((await end(letter, payload)).statusCode).toBe(201);
  });

  it('API-18 ADL-22 of one that was never started takes the outcomes of every type', async () => {
    const id = await desk.activity();
    expect((await end(id, { ...NEXT_CALL, TipifyTracingId: LETTER_BACK })).statusCode).toBe(201);
  });

  it('API-18 ADL-21 while moving a started call is with those of every type', async () => {
    const id = await desk.activity({ started_at: START, on_time: true });
    expect((await reschedule(id, { ...NEXT_CALL, TipifyTracingId: NOT_SHOWN_UP })).statusCode).toBe(201);
  });

  it('ENT-22 ADL-17 an old row without a prospect ends without a next one', async () => {
    const id = await desk.activity({ prospect_id: null, subject_id: null });
    expect((await end(id, { TipifyTracingId: ALONE })).statusCode).toBe(201);
  });

  it('API-20 of a prospect that was reassigned stays with its adviser', async () => {
    const prospect_id = await desk.prospect({ employee_id: 109, created_by: 9 });
    const id = await desk.activity({ prospect_id });
    expect((await end(id, { ...NEXT_CALL, TipifyTracingId: FOLLOWED })).statusCode).toBe(201);
    expect(await desk.following(id)).toMatchObject([{ prospect_id, employee_id: 108 }]);
  });
});

describe('many at once', () => {
  it('ADL-24 of two sessions that end one activity, one succeeds, the other is refused, and one next activity is booked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await desk.activity();
      const payload = { ...NEXT_CALL, TipifyTracingId: FOLLOWED };
      const responses = await Promise.all(['rol8', 'rol7'].map((username) => end(id, payload, username)));
      expect(statuses(responses)).toEqual([201, 409]);
      expect(await desk.following(id)).toHaveLength(1);
    }
  });

  it('ADL-24 of ten that end and move one activity, one succeeds', async () => {
    const id = await desk.activity();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? end(id, { ...NEXT_CALL, TipifyTracingId: FOLLOWED })
          : reschedule(id, { ...NEXT_CALL, TipifyTracingId: MOVED }),
      ),
    );
    expect(statuses(responses)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await desk.following(id)).toHaveLength(1);
  });

  it('STA-02 ADL-24 a start beside an end leaves either a started activity that ended, or one that was never started', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await desk.activity();
      const [started, ended] = await Promise.all([
        desk.get('rol8', `/activity/${id}/start`),
        end(id, { TipifyTracingId: ALONE }, 'rol7'),
      ]);
      const row = await desk.row(id);
      expect(ended.statusCode).toBe(201);
      expect([201, 409]).toContain(started.statusCode);
      expect(row.started_at === null).toBe(started.statusCode === 409);
    }
  });
});
