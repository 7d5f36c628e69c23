import { weekFingerprint } from '@sereno/api/fingerprint';
import { formatWeek, weekOf } from '@sereno/domain/week';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFromWire, type WeekBody } from '../testing/commissionDesk.ts';
import { bearer, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The latest weeks of that status in company 1, with whose they are, and what a screen gets of each. */
async function latest(status: 'A' | 'R') {
  const weeks = await server.database.db
    .selectFrom('commission_week')
    .innerJoin('employee', 'employee.id', 'commission_week.employee_id')
    .where('commission_week.company_id', '=', 1)
    .where('status', '=', status)
    .orderBy('week_start', 'desc')
    .orderBy('employee_id')
    .limit(12)
    .select(['week_start as start', 'slp_code as slpCode'])
    .execute();
  const headers = bearer(await server.signIn('rol1'));
  return Promise.all(
    weeks.map(async ({ start, slpCode }) => {
      const query = `WeekNumber=${formatWeek(weekOf(start))}&SlpCode=${slpCode}`;
      const response = await server.ask('GET', `/bi/commissions-bonuses-analytics?${query}`, { headers });
      const { Data, Decision } = response.json<{ body: WeekBody }>().body;
      return { week: weekOf(start), slpCode: slpCode ?? 0, lines: Data, decision: Decision };
    }),
  );
}

describe('the weeks that the demo has decided', () => {
  it('CMA-16 SIG-03 are signed with ink, for the rows that the screen has', async () => {
    const signed = await latest('A');
    expect(signed).toHaveLength(12);
    for (const { week, slpCode, lines, decision } of signed) {
      expect(decision?.Digest).toBe(weekFingerprint(week, slpCode, lines.map(lineFromWire)));
      expect(decision?.Signature).toMatch(/^data:image\/png;base64,/u);
    }
  });

  it('CMA-17 are disputed with a reason for some of the rows that the screen has', async () => {
    const disputed = await latest('R');
    expect(disputed).toHaveLength(12);
    for (const { lines, decision } of disputed) {
      const reasons = decision?.Reasons ?? [];
      expect(reasons.length).toBeGreaterThan(0);
      expect(lines).toEqual(
        expect.arrayContaining(reasons.map(({ TIPO, CONTRATO }) => expect.objectContaining({ TIPO, CONTRATO }))),
      );
      expect(reasons.every(({ Reason }) => Reason.length > 15)).toBe(true);
    }
  });
});
