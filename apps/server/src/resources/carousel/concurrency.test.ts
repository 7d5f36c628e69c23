import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { EFFORT } from '../../testing/effort.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let leads: ReturnType<typeof createLeadDesk>;
let tokens: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  leads = createLeadDesk(server);
  tokens = [await server.signIn('rol4'), await server.signIn('rol5')];
});
afterAll(() => server.close());

const headersAt = (index: number) => ({ headers: bearer(tokens[index % tokens.length] ?? '') });
const attend = (id: number, index: number) => server.ask('POST', `/carousel/${id}/attend`, headersAt(index));
/** By role 4 alone: role 5 hands nothing out. */
const assign = (id: number, employeeId: number) =>
  server.ask('POST', `/carousel/${id}/assign`, { ...headersAt(0), payload: { SlpCode: 1000 + employeeId } });
const prospectsOf = (name: string) =>
  server.database.db.selectFrom('prospect').where('first_name', '=', name).select(['id', 'employee_id']).execute();

/** The statuses of calls that are made at once, in order. */
async function statuses(calls: readonly (() => ReturnType<typeof attend>)[]): Promise<number[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}

const ROUNDS = Array.from({ length: 5 * EFFORT }, (_, round) => round + 1);
const ONE_OF_TWENTY = [201, ...Array.from({ length: 19 }, () => 409)];

describe('many who want one lead at once', { timeout: 30_000 * EFFORT }, () => {
  it.for(ROUNDS)('CAR-21 twenty of two accounts attend it, and one gets it, round %i', async () => {
    const digital = await leads.digitalLead();
    const id = await leads.lead({ digital_lead_id: digital });
    const calls = Array.from({ length: 20 }, (_, index) => () => attend(id, index));
    expect(await statuses(calls)).toEqual(ONE_OF_TWENTY);
    expect((await leads.row(id)).assigned_to).toBeNull();
    expect((await leads.digitalRow(digital)).answered_at).not.toBeNull();
  });

  it.for(ROUNDS)('CAR-11 CAR-21 twenty hand it to four advisers, and one prospect is made, round %i', async (round) => {
    const name = `Reparto ${round}`;
    const id = await leads.lead({ name, full_name: null, digital_lead_id: await leads.digitalLead() });
    const calls = Array.from({ length: 20 }, (_, index) => () => assign(id, [108, 109, 121, 122][index % 4] ?? 108));
    expect(await statuses(calls)).toEqual(ONE_OF_TWENTY);
    const { assigned_to, prospect_id } = await leads.row(id);
    expect(await prospectsOf(name)).toEqual([{ id: prospect_id, employee_id: assigned_to }]);
  });

  it.for(ROUNDS)(
    'CAR-11 CAR-21 some attend it while others hand it over, and one of all wins, round %i',
    async (round) => {
      const name = `Carrera ${round}`;
      const id = await leads.lead({ name, full_name: null, digital_lead_id: await leads.digitalLead() });
      // Handing over takes several statements, so in most rounds it goes ahead, and those who attend come in between.
      const ahead = 1 + ((round * 4) % 19);
      const calls = Array.from({ length: 20 }, (_, index) =>
        index < ahead ? () => assign(id, 108) : () => attend(id, index),
      );
      expect(await statuses(calls)).toEqual(ONE_OF_TWENTY);
      const { attended_by, assigned_to, prospect_id } = await leads.row(id);
      expect([attended_by === null, assigned_to !== null, prospect_id !== null]).toEqual(
        attended_by === null ? [true, true, true] : [false, false, false],
      );
      expect(await prospectsOf(name)).toHaveLength(attended_by === null ? 1 : 0);
    },
  );
});
