import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let leads: ReturnType<typeof createLeadDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  leads = createLeadDesk(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

const FULL = {
  FirstName: 'Rosa Elena',
  LastName: 'Campos',
  MobilePhone: '5510003001',
  HomePhone: '5510003002',
  Email: 'rosa.campos@correo.example',
  AcceptsEmail: true,
  ProspectionMeansId: 4,
  Street: 'Av. Juárez 12',
  County: 'Guadalajara',
  State: 'Jalisco',
  ZipCode: '44100',
  Comments: 'Prefiere por la tarde',
};
const COLUMNS = {
  first_name: 'Rosa Elena',
  last_name: 'Campos',
  mobile_phone: '5510003001',
  home_phone: '5510003002',
  email: 'rosa.campos@correo.example',
  accepts_email: true,
  means_id: 4,
  street: 'Av. Juárez 12',
  county: 'Guadalajara',
  state: 'Jalisco',
  zip_code: '44100',
  comments: 'Prefiere por la tarde',
};
const SIMPLE = { FirstName: 'Rosa', MobilePhone: '5510003001' };

const row = (id: number) =>
  server.database.db.selectFrom('prospect').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
async function count(): Promise<number> {
  const { rows } = await server.database.db
    .selectFrom('prospect')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
const add = (payload: object, username = 'rol8', headers = {}) =>
  desk.post(username, '/prospect/add', payload, headers);
async function added(payload: object, username?: string) {
  const response = await add(payload, username);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return row(response.json<{ body: { Id: number } }>().body.Id);
}
const statuses = (responses: readonly { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('registering a prospect', () => {
  it('UND-09 keeps all that is said, for the person’s own employee', async () => {
    expect(await added(FULL)).toMatchObject({
      ...COLUMNS,
      company_id: 1,
      employee_id: 108,
      created_by: 8,
      created_at: START,
      version: 1,
      discarded_at: null,
      reassigned_at: null,
      state_code: null,
      updated_at: null,
    });
  });

  it('UND-10 VAL-05 takes a name and one way to reach the person', async () => {
    const nothing = { last_name: null, means_id: null, street: null, zip_code: null, comments: null };
    for (const way of [{ MobilePhone: '5510003001' }, { HomePhone: '5510003001' }, { Email: 'a@b.mx' }]) {
      expect(await added({ FirstName: 'Rosa', ...way })).toMatchObject({ first_name: 'Rosa', ...nothing });
    }
  });

  it('VAL-03 keeps texts without the blanks around them, and phones as they are dialled', async () => {
    const written = {
      FirstName: '  Rosa ',
      LastName: ' ',
      MobilePhone: '+52 (55) 1000-3001',
      HomePhone: '044 33 1234 5678',
    };
    expect(await added({ ...written, Email: ' a@b.mx ', Comments: ' uno\r\ndos ' })).toMatchObject({
      first_name: 'Rosa',
      last_name: null,
      mobile_phone: '5510003001',
      home_phone: '3312345678',
      email: 'a@b.mx',
      comments: 'uno\ndos',
    });
  });

  it('VAL-06 refuses consent to mail without an address', async () => {
    expect(await added({ ...SIMPLE, AcceptsEmail: true })).toMatchObject({ accepts_email: false });
  });

  it('UND-10 is for every employee, who then sees the saved data', async () => {
    const prospect = await added(SIMPLE, 'rol6');
    expect(prospect).toMatchObject({ employee_id: 106, created_by: 6 });
    const told = await desk.get('rol6', `/prospect/${prospect.id}`);
    expect(told.json()).toMatchObject({ body: { MobilePhone: '5510003001', CanEdit: true } });
  });

  it('UND-10 an account without an employee gets the reason', async () => {
    const before = await count();
    const response = await add(SIMPLE, 'rol11');
    expect(response.json()).toEqual({
      status: 422,
      body: null,
      message: 'Tu cuenta no está ligada a un empleado, así que no puede registrar prospectos.',
      fields: [{ field: '', code: 'withoutEmployee' }],
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['VAL-01 no name', { FirstName: ' ' }, 'FirstName', 'required', 'Falta el nombre.'],
    ['VAL-02 one letter', { FirstName: 'A' }, 'FirstName', 'tooShort', 'El nombre debe tener al menos 2 caracteres.'],
    [
      'VAL-02 300 letters',
      { FirstName: 'a'.repeat(300) },
      'FirstName',
      'tooLong',
      'El nombre debe tener a lo más 100 caracteres.',
    ],
    [
      'VAL-03 what cannot be seen',
      { FirstName: 'Ro\u202Esa' },
      'FirstName',
      'wrongFormat',
      'No es válido lo que se escribió en el nombre.',
    ],
    [
      'VAL-02 a long family name',
      { LastName: 'a'.repeat(101) },
      'LastName',
      'tooLong',
      'Los apellidos deben tener a lo más 100 caracteres.',
    ],
    [
      'VAL-05 no way',
      { MobilePhone: ' ' },
      'MobilePhone',
      'required',
      'Se necesita al menos un teléfono o un correo electrónico.',
    ],
    [
      'VAL-03 no phone',
      { MobilePhone: '123' },
      'MobilePhone',
      'wrongFormat',
      'No es válido lo que se escribió en el teléfono celular.',
    ],
    [
      'VAL-03 no phone at home',
      { HomePhone: 'sin' },
      'HomePhone',
      'wrongFormat',
      'No es válido lo que se escribió en el teléfono de casa.',
    ],
    [
      'VAL-03 no address',
      { Email: 'rosa@correo' },
      'Email',
      'wrongFormat',
      'No es válido lo que se escribió en el correo electrónico.',
    ],
    [
      'VAL-02 a long address',
      { Email: `${'a'.repeat(90)}@correo.example` },
      'Email',
      'tooLong',
      'El correo electrónico debe tener a lo más 100 caracteres.',
    ],
    [
      'VAL-03 four digits',
      { ZipCode: '4410' },
      'ZipCode',
      'wrongFormat',
      'No es válido lo que se escribió en el código postal.',
    ],
    [
      'VAL-03 other digits',
      { ZipCode: '４４１００' },
      'ZipCode',
      'wrongFormat',
      'No es válido lo que se escribió en el código postal.',
    ],
    [
      'VAL-02 long comments',
      { Comments: 'a'.repeat(1001) },
      'Comments',
      'tooLong',
      'Los comentarios deben tener a lo más 1000 caracteres.',
    ],
    [
      'an unknown means',
      { ProspectionMeansId: 99 },
      'ProspectionMeansId',
      'unknown',
      'Ese medio de prospección no existe.',
    ],
  ])('%s is refused', async (_title, change, field, code, message) => {
    const before = await count();
    const response = await add({ ...SIMPLE, ...change });
    expect(response.json()).toEqual({ status: 422, body: null, message, fields: [{ field, code }] });
    expect(await count()).toBe(before);
  });

  it('VAL-01 tells every field at fault', async () => {
    const response = await add({ FirstName: '', MobilePhone: '1', ZipCode: 'x' });
    expect(response.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field)).toEqual([
      'FirstName',
      'MobilePhone',
      'ZipCode',
    ]);
  });

  it('the means are those of the company', async () => {
    const { db } = server.database;
    await db.insertInto('prospection_means').values({ company_id: 2, id: 78, name: 'Solo en la dos' }).execute();
    expect((await add({ ...SIMPLE, ProspectionMeansId: 78 })).statusCode).toBe(422);
    expect(await added({ ...SIMPLE, ProspectionMeansId: 78 }, 'empresa2')).toMatchObject({
      company_id: 2,
      means_id: 78,
    });
  });

  it.each([
    ['no name at all', { MobilePhone: '5510003001' }],
    ['a name that is none', { ...SIMPLE, FirstName: null }],
    ['another field', { ...SIMPLE, EmployeeId: 109 }],
    ['a number for a text', { ...SIMPLE, LastName: 5 }],
    ['a character that no database keeps', { ...SIMPLE, Comments: 'a\0b' }],
  ])('SES-17 answers 400 to %s', async (_title, payload) => {
    expect((await add(payload)).statusCode).toBe(400);
  });

  it('ADL-34 under one key is done once, ten times at the same moment too', async () => {
    const [before, headers] = [await count(), { 'idempotency-key': randomUUID() }];
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(FULL, 'rol8', headers)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const other = await add(SIMPLE, 'rol8', headers);
    expect(other.json()).toMatchObject({ status: 422, fields: [{ field: 'Idempotency-Key', code: 'reused' }] });
  });
});

const attended = (change = {}) => leads.lead({ attended_by: 8, attended_at: START, ...change });

describe('registering a lead', () => {
  it('CAR-07 makes it the prospect, and that of the campaign with it', async () => {
    const digital = await leads.digitalLead({ answered_at: START });
    const lead = await attended({ digital_lead_id: digital });
    const { id } = await added({ ...SIMPLE, LeadId: lead });
    expect(await leads.row(lead)).toMatchObject({ prospect_id: id, attended_by: 8 });
    expect(await leads.digitalRow(digital)).toMatchObject({ prospect_id: id, answered_at: START });
  });

  it('CAR-07 the lead of the campaign counts as answered, if it did not', async () => {
    const digital = await leads.digitalLead();
    const { id } = await added({ ...SIMPLE, LeadId: await attended({ digital_lead_id: digital }) });
    expect(await leads.digitalRow(digital)).toMatchObject({ prospect_id: id, answered_at: START });
  });

  it('CAR-07 happens once: a second registration is refused and leaves no prospect', async () => {
    const lead = await attended();
    const { id } = await added({ ...SIMPLE, LeadId: lead });
    const before = await count();
    const again = await add({ ...SIMPLE, LeadId: lead });
    expect(again.json()).toMatchObject({ status: 409, fields: [{ field: 'LeadId', code: 'registered' }] });
    expect([await count(), (await leads.row(lead)).prospect_id]).toEqual([before, id]);
  });

  it('CAR-07 of twelve at the same moment one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [lead, before] = [await attended(), await count()];
      const responses = await Promise.all(Array.from({ length: 12 }, () => add({ ...SIMPLE, LeadId: lead })));
      expect(statuses(responses)).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
      expect(await count()).toBe(before + 1);
    }
  });

  it.each([
    ['is not attended', {}],
    ['somebody else has attended', { attended_by: 7, attended_at: START }],
    ['was handed to the person', { assigned_to: 108, assigned_at: START }],
    ['is another company’s', { company_id: 2, attended_by: 16, attended_at: START }],
  ])('CAR-07 one that %s does not exist', async (_title, change) => {
    const [lead, before] = [await leads.lead(change), await count()];
    expect((await add({ ...SIMPLE, LeadId: lead })).statusCode).toBe(404);
    expect([await count(), (await leads.row(lead)).prospect_id]).toEqual([before, null]);
  });

  it.each([0, -1, 2_147_483_647])('CAR-07 there is no lead %d', async (LeadId) => {
    expect((await add({ ...SIMPLE, LeadId })).statusCode).toBe(404);
  });

  it('CAR-07 saves nothing of a lead whose prospect breaks a rule', async () => {
    const lead = await attended();
    expect((await add({ ...SIMPLE, MobilePhone: '1', LeadId: lead })).statusCode).toBe(422);
    expect(await leads.row(lead)).toMatchObject({ prospect_id: null });
  });
});
