import { deflateSync } from 'node:zlib';
import { weekFingerprint } from '@sereno/api/fingerprint';
import { addWeeks, type BusinessWeek, formatWeek, weekRange } from '@sereno/domain/week';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommissionDesk, lineFromWire, SIGNATURE, SIGNATURE_FILE } from '../../testing/commissionDesk.ts';
import { EFFORT } from '../../testing/effort.ts';
import { dataUrlOf, headerChunk, pngChunk, pngFile, pngOf } from '../../testing/pngFile.ts';
import { bearer, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createCommissionDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createCommissionDesk(server);
});
afterAll(() => server.close());

/** The week that runs at the start of the demo. */
const RUNNING: BusinessWeek = { year: 2026, week: 47 };
/** A week long ago, and others before it: each test has one of its own, which is not in the demo. */
let used = 0;
async function ownWeek(): Promise<BusinessWeek> {
  used += 1;
  const week = addWeeks({ year: 2023, week: 1 }, -used);
  await desk.line(week);
  return week;
}
const NOTHING = { rows: [], reasons: [] };
const isDone = { status: 200, body: null };

/** The fingerprint of rol8's week as a screen reckons it from the answer. */
async function fingerprint(week: BusinessWeek): Promise<string> {
  const { Data } = await desk.week('rol8', week, '&SlpCode=1108');
  return weekFingerprint(week, 1108, Data.map(lineFromWire));
}

describe('a decision', () => {
  it('API-47 CMA-16 CMA-19 accepts the signed-in adviser’s week, and keeps the image to the byte', async () => {
    const week = await ownWeek();
    await desk.line(week, { employee_id: 109 });
    expect((await desk.week('rol8', week)).Status).toBe('P');
    expect((await desk.accept('rol8', week)).json()).toEqual(isDone);
    const accepted = { status: 'A', signature: SIGNATURE_FILE, digest: null, decidedAt: START };
    expect(await desk.saved(week)).toEqual({ rows: [accepted], reasons: [] });
    // Only their own: the call cannot name another adviser.
    expect(await desk.saved(week, 109)).toEqual(NOTHING);
    expect(await desk.week('rol8', week)).toMatchObject({
      Status: 'A',
      Decision: { DecidedAt: START.toISOString(), Digest: null, Signature: SIGNATURE, Reasons: [] },
    });
    // CMA-15: viewers who see the rows see the decision.
    expect(await desk.week('rol1', week, '&SlpCode=1108')).toEqual(await desk.week('rol8', week));
  });

  it('CMA-17 asks for reconciliation without a signature', async () => {
    const week = await ownWeek();
    expect((await desk.reconcile('rol8', week)).json()).toEqual(isDone);
    const disputed = { status: 'R', signature: null, digest: null, decidedAt: START };
    expect(await desk.saved(week)).toEqual({ rows: [disputed], reasons: [] });
  });

  it('CMA-17 keeps what is against single lines, in the adviser’s words', async () => {
    const week = await ownWeek();
    const { id, number } = await server.database.db
      .selectFrom('contract')
      .where('employee_id', '=', 108)
      .select(['id', 'number'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await desk.line(week, { kind: 'MENSUALIDAD', contract_id: id, monthly: 100, bonus: 0 });
    const Reasons = [
      { TIPO: 'BONO', CONTRATO: null, Reason: 'Falta «octubre» <b>&\n\'";--' },
      { TIPO: 'MENSUALIDAD', CONTRATO: number, Reason: '😀'.repeat(500) },
    ];
    expect((await desk.reconcile('rol8', week, { Reasons })).json()).toEqual(isDone);
    const { reasons } = await desk.saved(week);
    expect(reasons.map(({ kind, contract, reason }) => ({ TIPO: kind, CONTRATO: contract, Reason: reason }))).toEqual(
      Reasons,
    );
    expect((await desk.week('rol8', week)).Decision).toEqual({
      DecidedAt: START.toISOString(),
      Digest: null,
      Signature: null,
      Reasons,
    });
  });

  it('CMA-17 may be about as many lines as a week has', async () => {
    const week = await ownWeek();
    const rows = Array.from({ length: 999 }, () => desk.line(week));
    await Promise.all(rows);
    const Reasons = Array.from({ length: 1000 }, () => ({ TIPO: 'BONO', CONTRATO: null, Reason: 'No' }));
    expect((await desk.reconcile('rol8', week, { Reasons })).json()).toEqual(isDone);
    expect((await desk.saved(week)).reasons).toHaveLength(1000);
  });

  it.each(['A', 'R'])('CMA-13 CMA-14 %s is final, whatever is sent after it', async (first) => {
    const week = await ownWeek();
    await (first === 'A' ? desk.accept('rol8', week) : desk.reconcile('rol8', week));
    const before = await desk.saved(week);
    server.now = new Date(START.getTime() + 60_000);
    for (const again of [desk.accept, desk.reconcile])
      expect((await again('rol8', week)).json()).toMatchObject({
        status: 409,
        message: 'La semana ya fue aceptada o está en conciliación',
      });
    expect((await desk.accept('rol8', week, { Digest: 'a'.repeat(64) })).json()).not.toHaveProperty('fields');
    server.now = START;
    expect(await desk.saved(week)).toEqual(before);
  });

  it('CMA-13 CMA-19 under one key is decided once, also at the same moment, and answered alike', async () => {
    const week = await ownWeek();
    const accepted = { Status: 'A', Signature: SIGNATURE };
    const named = { 'idempotency-key': `signed ${formatWeek(week)}`.replace(' ', '-') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.decide('rol8', week, accepted, named)));
    expect(answers.map((answer) => answer.json())).toEqual(Array.from({ length: 5 }, () => isDone));
    expect((await desk.saved(week)).rows).toHaveLength(1);
    expect((await desk.decide('rol8', week, { Status: 'R' }, named)).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'Idempotency-Key', code: 'reused' }],
    });
    expect((await desk.accept('rol8', week)).statusCode).toBe(409);
  });

  it('SIG-03 an image that cannot be taken uses no key up', async () => {
    const week = await ownWeek();
    const named = { 'idempotency-key': `drawn-${formatWeek(week)}` };
    const torn = { Status: 'A', Signature: 'data:image/png;base64,iVBORw0KGgo=' };
    expect((await desk.decide('rol8', week, torn, named)).statusCode).toBe(422);
    const whole = { Status: 'A', Signature: SIGNATURE };
    expect((await desk.decide('rol8', week, whole, named)).json()).toEqual(isDone);
  });

  it('CMA-22 a week that is running cannot be decided, nor one that is to come', async () => {
    const ahead = addWeeks(RUNNING, 3);
    await desk.line(ahead);
    for (const week of [RUNNING, ahead]) {
      const refused = { status: 409, message: 'La semana todavía está en curso' };
      expect((await desk.accept('rol8', week)).json()).toMatchObject(refused);
      expect((await desk.reconcile('rol8', week)).json()).toMatchObject(refused);
      expect(await desk.saved(week)).toEqual(NOTHING);
      expect(await desk.week('rol8', week)).not.toHaveProperty('Status');
    }
  });

  it('CMA-21 a week without a line of one’s own is not there, even where others have some', async () => {
    const week = { year: 2021, week: 30 };
    await desk.line(week, { employee_id: 109 });
    expect((await desk.accept('rol8', week)).statusCode).toBe(404);
    expect((await desk.reconcile('rol8', week)).statusCode).toBe(404);
    expect([await desk.saved(week), await desk.saved(week, 109)]).toEqual([NOTHING, NOTHING]);
  });

  it('WKP-10 a week that its year does not have is refused', async () => {
    const refused = { status: 422, fields: [{ field: 'WeekNumber', code: 'outOfRange' }] };
    expect((await desk.accept('rol8', { year: 2026, week: 53 })).json()).toMatchObject(refused);
  });

  it.each(['rol1', 'rol2', 'rol4', 'rol6', 'rol7', 'rol10', 'rol12'])(
    'CMA-12 CMA-15 is not for %s',
    async (username) => {
      const week = await ownWeek();
      expect((await desk.accept(username, week)).statusCode).toBe(404);
      expect((await desk.reconcile(username, week)).statusCode).toBe(404);
      expect(await desk.saved(week)).toEqual(NOTHING);
    },
  );

  it('CMA-12 role 9 decides about their own week', async () => {
    const week = await ownWeek();
    await desk.line(week, { employee_id: 109 });
    expect((await desk.accept('rol9', week)).json()).toEqual(isDone);
    expect((await desk.saved(week, 109)).rows).toHaveLength(1);
    expect(await desk.saved(week)).toEqual(NOTHING);
  });
});

describe('the fingerprint of what was on the screen', () => {
  it('CMA-16 is kept with the signature, where it is that of the lines of now', async () => {
    const week = await ownWeek();
    const Digest = await fingerprint(week);
    expect((await desk.accept('rol8', week, { Digest })).json()).toEqual(isDone);
    expect((await desk.saved(week)).rows).toMatchObject([{ status: 'A', digest: Digest }]);
    expect((await desk.week('rol8', week)).Decision?.Digest).toBe(Digest);
  });

  it('CMA-16 is refused once a line is another by a cent, is gone or has come, and nothing is kept', async () => {
    const { db } = server.database;
    const week = await ownWeek();
    const second = await desk.line(week);
    const Digest = await fingerprint(week);
    const refused = { status: 409, fields: [{ field: 'Digest', code: 'stale' }] };
    const isStale = async () => {
      expect((await desk.accept('rol8', week, { Digest })).json()).toMatchObject(refused);
      expect(await desk.saved(week)).toEqual(NOTHING);
    };
    await db.updateTable('commission_row').set({ bonus: 50_001 }).where('id', '=', second).execute();
    await isStale();
    await db.deleteFrom('commission_row').where('id', '=', second).execute();
    await isStale();
    await desk.line(week);
    await desk.line(week);
    await isStale();
    // Once what was on the screen is there again, it is what is signed.
    await db
      .deleteFrom('commission_row')
      .where('id', '>', second + 1)
      .where('employee_id', '=', 108)
      .execute();
    expect((await desk.accept('rol8', week, { Digest })).json()).toEqual(isDone);
  });

  it('CMA-16 of another week or another adviser is refused', async () => {
    const [week, other] = [await ownWeek(), await ownWeek()];
    await desk.line(week, { employee_id: 109 });
    const { Data } = await desk.week('rol9', week);
    for (const Digest of [
      await fingerprint(other),
      weekFingerprint(week, 1109, Data.map(lineFromWire)),
      '0'.repeat(64),
    ])
      expect((await desk.accept('rol8', week, { Digest })).statusCode).toBe(409);
    expect(await desk.saved(week)).toEqual(NOTHING);
  });

  it('CMA-17 reasons about a line that is not in the week are refused, and so is one reason too many', async () => {
    const week = await ownWeek();
    const bonus = { TIPO: 'BONO', CONTRATO: null, Reason: 'No' };
    for (const [Reasons, field] of [
      [[{ ...bonus, TIPO: 'ENGANCHE' }], 'Reasons.0'],
      [[bonus, { ...bonus, CONTRATO: 'C-1' }], 'Reasons.1'],
      [[bonus, bonus], 'Reasons.1'],
    ] as const) {
      const refused = { status: 409, fields: [{ field, code: 'stale' }] };
      expect((await desk.reconcile('rol8', week, { Reasons })).json()).toMatchObject(refused);
    }
    expect(await desk.saved(week)).toEqual(NOTHING);
  });
});

describe('what cannot be taken for a decision', () => {
  const huge = pngFile({ width: 8, height: 1, colourType: 0, pixel: () => [0] });

  it.each([
    ['no ink', dataUrlOf(pngFile({ width: 99, height: 9, colourType: 6, pixel: () => [0, 0, 0, 0] })), 'empty'],
    ['no PNG', dataUrlOf(Buffer.from('<svg/>')), 'notPng'],
    ['a PNG with something behind it', dataUrlOf(Buffer.concat([SIGNATURE_FILE, huge])), 'notPng'],
    [
      'a PNG of 16 bits',
      dataUrlOf(pngOf(headerChunk({ width: 9, height: 9, depth: 16 }), pngChunk('IDAT'))),
      'unsupported',
    ],
    ['a PNG of a wall', dataUrlOf(pngOf(headerChunk({ width: 30_000, height: 30_000 }), pngChunk('IDAT'))), 'tooLarge'],
    [
      'a PNG that would fill the memory',
      dataUrlOf(pngOf(headerChunk({ width: 9, height: 9 }), pngChunk('IDAT', deflateSync(Buffer.alloc(50_000_000))))),
      'notPng',
    ],
  ])('SIG-03 422: %s', async (_title, Signature, code) => {
    const week = await ownWeek();
    const refused = { status: 422, fields: [{ field: 'Signature', code }] };
    expect((await desk.accept('rol8', week, { Signature })).json()).toMatchObject(refused);
    expect(await desk.saved(week)).toEqual(NOTHING);
  });

  it.each([
    ['no signature', { Status: 'A' }, 400],
    ['an empty one', { Status: 'A', Signature: '' }, 400],
    ['another kind of image', { Status: 'A', Signature: SIGNATURE.replace('png', 'jpeg') }, 400],
    ['one of a megabyte', { Status: 'A', Signature: `data:image/png;base64,${'A'.repeat(1_000_000)}` }, 400],
    ['one of ten megabytes', { Status: 'A', Signature: `data:image/png;base64,${'A'.repeat(10_000_000)}` }, 413],
    ['a signature beside reconciliation', { Status: 'R', Signature: SIGNATURE }, 400],
    ['a fingerprint beside reconciliation', { Status: 'R', Digest: 'a'.repeat(64) }, 400],
    ['reasons beside an acceptance', { Status: 'A', Signature: SIGNATURE, Reasons: [] }, 400],
    ['pending again', { Status: 'P' }, 400],
    ['no status', {}, 400],
    ['another adviser', { Status: 'R', SlpCode: 1109 }, 400],
    ['a fingerprint in capitals', { Status: 'A', Signature: SIGNATURE, Digest: 'A'.repeat(64) }, 400],
    ['a fingerprint with a line behind it', { Status: 'A', Signature: SIGNATURE, Digest: `${'a'.repeat(64)}\n` }, 400],
    ['a reason without a word', { Status: 'R', Reasons: [{ TIPO: 'BONO', CONTRATO: null, Reason: ' \n' }] }, 400],
    ['a reason too long', { Status: 'R', Reasons: [{ TIPO: 'BONO', CONTRATO: null, Reason: 'x'.repeat(501) }] }, 400],
    [
      'a thousand reasons and one',
      { Status: 'R', Reasons: Array.from({ length: 1001 }, () => ({ TIPO: 'BONO', CONTRATO: null, Reason: 'x' })) },
      400,
    ],
  ])('CMA-16 CMA-17 %s', async (_title, payload, status) => {
    const week = await ownWeek();
    expect((await desk.decide('rol8', week, payload)).statusCode).toBe(status);
    expect(await desk.saved(week)).toEqual(NOTHING);
  });

  it.each<readonly [string, object, readonly { field: string; code: string }[]]>([
    [
      'a blank reason',
      { Status: 'R', Reasons: [{ TIPO: 'BONO', CONTRATO: null, Reason: ' ' }] },
      [{ field: 'Reasons.0.Reason', code: 'wrongFormat' }],
    ],
    [
      'a signature beside reconciliation',
      { Status: 'R', Signature: SIGNATURE },
      [{ field: 'Signature', code: 'unknown' }],
    ],
    ['no signature', { Status: 'A' }, [{ field: 'Signature', code: 'required' }]],
    [
      'reasons beside an acceptance',
      { Status: 'A', Signature: SIGNATURE, Reasons: [] },
      [{ field: 'Reasons', code: 'unknown' }],
    ],
    ['another status', { Status: 'P' }, [{ field: 'Status', code: 'const' }]],
    ['no status', {}, [{ field: 'Status', code: 'required' }]],
    [
      'another week and another status',
      { Status: 'P', WeekNumber: '54-2026' },
      [
        { field: 'WeekNumber', code: 'wrongFormat' },
        { field: 'Status', code: 'const' },
      ],
    ],
  ])('CMA-16 CMA-17 names the field at fault, and no other: %s', async (_title, payload, fields) => {
    const week = await ownWeek();
    expect((await desk.decide('rol8', week, payload)).json()).toMatchObject({ status: 400, fields });
  });
});

describe('many decisions at once', { timeout: 60_000 * EFFORT }, () => {
  it.for(Array.from({ length: 4 * EFFORT }, (_, round) => round))(
    'CMA-13 CMA-14 of twenty exactly one is kept, as it was sent, round %i',
    async (round) => {
      const week = await ownWeek();
      // In every other round the ERP has already said that the week waits.
      if (round % 2 === 1)
        await server.database.db
          .insertInto('commission_week')
          .values({ company_id: 1, employee_id: 108, week_start: weekRange(week).start })
          .execute();
      const Digest = await fingerprint(week);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index + round) % 3 === 0
            ? desk.reconcile('rol8', week, { Reasons: [{ TIPO: 'BONO', CONTRATO: null, Reason: `Motivo ${index}` }] })
            : desk.accept('rol8', week, index % 2 === 0 ? { Digest } : {}),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      const winner = statuses.indexOf(200);
      const isAccepted = (winner + round) % 3 !== 0;
      const saved = await desk.saved(week);
      expect(saved.rows).toEqual([
        {
          status: isAccepted ? 'A' : 'R',
          signature: isAccepted ? SIGNATURE_FILE : null,
          digest: isAccepted && winner % 2 === 0 ? Digest : null,
          decidedAt: START,
        },
      ]);
      expect(saved.reasons.map((row) => row.reason)).toEqual(isAccepted ? [] : [`Motivo ${winner}`]);
    },
  );
});

// The last one, because later sign-ins have no session at the start.
it('CMA-22 a week ends with its Tuesday, as the clocks of the business go', async () => {
  const week = { year: 2026, week: 48 };
  await desk.line(week);
  const statuses: number[] = [];
  // The last minute of the Tuesday in Mexico City, and the one after it.
  for (const now of ['2026-12-02T05:59:59Z', '2026-12-02T06:00:00Z']) {
    server.now = new Date(now);
    const headers = bearer(await server.signIn('rol8'));
    const payload = { WeekNumber: formatWeek(week), Status: 'R' };
    statuses.push((await server.ask('POST', '/bi/analytics-auth', { headers, payload })).statusCode);
  }
  expect(statuses).toEqual([409, 200]);
});
