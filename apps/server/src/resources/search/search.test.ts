import type { components } from '@sereno/api/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContract } from '../../testing/salesDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Found = components['schemas']['Found'];
type Listed = { Id: number; Name: string; Phone: string | null; HasPhone: boolean };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = async <Body>(username: string, path: string): Promise<Body> =>
  (await server.get(username, path)).json<{ body: Body }>().body;
const find = (username: string, text: string) => get<Found>(username, `/search?Text=${encodeURIComponent(text)}`);
const listed = async (username: string) =>
  (
    await Promise.all(
      ['following', 'not-following', 'reassigned', 'client'].map((list) =>
        get<Listed[]>(username, `/prospect/list?List=${list}`),
      ),
    )
  ).flat();
const NOTHING = { Prospects: [], Quotations: [], Contracts: [] };

describe('the search', () => {
  it('finds people by words of their name, whatever case and accents, at most five of each', async () => {
    const person = await server.database.db
      .selectFrom('prospect')
      .where('company_id', '=', 1)
      .where('first_name', 'like', '%é%')
      .where('last_name', 'is not', null)
      .orderBy('id', 'desc')
      .select(['id', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    const typed = `${person.last_name?.slice(0, 4).toUpperCase()} ${person.first_name.replace('é', 'E')}`;
    expect((await find('rol1', typed)).Prospects.map(({ Id }) => Id)).toContain(person.id);
    const many = await find('rol1', 'mar');
    for (const found of Object.values(many)) expect(found.length).toBeLessThanOrEqual(5);
    expect(many.Prospects.length).toBe(5);
  });

  it.each(['rol4', 'rol8', 'empresa2', 'funeral'])('%s finds the rows of their own lists alone', async (username) => {
    const own = new Map((await listed(username)).map((row) => [row.Id, row]));
    const quotations = await get<{ Id: number }[]>(username, '/quotation/list');
    const offered = new Set(quotations.map(({ Id }) => Id));
    for (const text of ['ana', 'mar', 'gar', 'cot-', 'pf-', '00']) {
      const found = await find(username, text);
      for (const { Id, Phone } of found.Prospects) expect(own.get(Id)).toMatchObject({ Phone });
      for (const { Id } of found.Quotations) expect(offered).toContain(Id);
      for (const { Id } of found.Contracts) {
        expect(await get<{ Id: number } | null>(username, `/register/contracts/${Id}`)).toMatchObject({ Id });
      }
    }
  });

  it('CDR-08 finds a phone for those alone who see it, however it is written', async () => {
    const seen = (await listed('rol8')).find(({ Phone }) => Phone !== null);
    const phone = seen?.Phone ?? '';
    const written = `+52 ${phone.slice(0, 2)} ${phone.slice(2, 6)}-${phone.slice(6)}`;
    expect((await find('rol8', written)).Prospects).toMatchObject([{ Id: seen?.Id, Phone: phone }]);
    const hidden = (await listed('rol4')).find(({ Phone, HasPhone }) => HasPhone && Phone === null);
    const kept = await server.database.db
      .selectFrom('prospect')
      .where('id', '=', hidden?.Id ?? 0)
      .select(['mobile_phone', 'home_phone'])
      .executeTakeFirstOrThrow();
    const secret = kept.mobile_phone ?? kept.home_phone ?? '';
    expect(secret).not.toBe('');
    expect((await find('rol4', secret)).Prospects).toEqual([]);
    expect((await find('rol1', secret)).Prospects.map(({ Id }) => Id)).toContain(hidden?.Id);
  });

  it('finds quotations and contracts by their number, and by the name of their prospect', async () => {
    const [quotation] = await get<{ Id: number; Number: string; ProspectName: string }[]>('rol8', '/quotation/list');
    const text = quotation?.Number.toLowerCase() ?? '';
    expect((await find('rol8', text)).Quotations).toEqual([
      { Id: quotation?.Id, Number: quotation?.Number, ProspectName: quotation?.ProspectName },
    ]);
    const { Rows } = await get<{ Rows: { Id: number; Values: { number: string; prospect: string } }[] }>(
      'rol8',
      '/register/contracts?PageSize=1',
    );
    const [contract] = Rows;
    for (const part of [contract?.Values.number, contract?.Values.prospect]) {
      expect((await find('rol8', part ?? '')).Contracts.map(({ Id }) => Id)).toContain(contract?.Id);
    }
  });

  it('has the newest of each first, be they found by their number or by their prospect', async () => {
    const { db } = server.database;
    const found = await find('rol1', 'mar');
    const newestOf = async (table: 'prospect' | 'quotation' | 'contract', column: string, ids: readonly number[]) => {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})
        order by ${sql.ref(column)} desc, id desc`.execute(db);
      return rows.map(({ id }) => id);
    };
    for (const [table, column, rows] of [
      ['prospect', 'created_at', found.Prospects],
      ['quotation', 'quoted_on', found.Quotations],
      ['contract', 'sold_on', found.Contracts],
    ] as const) {
      const ids = rows.map(({ Id }) => Id);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids).toEqual(await newestOf(table, column, ids));
    }
    const sold = await addContract(server, TODAY, { number: 'NUEVO-1' });
    const before = await addContract(server, '2026-01-05', { number: 'NUEVO-2' });
    expect((await find('rol1', 'nuevo-')).Contracts.map(({ Id }) => Id)).toEqual([sold, before]);
  });

  it('finds no contract of another company by its number', async () => {
    const { Rows } = await get<{ Rows: { Id: number; Values: { number: string } }[] }>(
      'empresa2',
      '/register/contracts?PageSize=1',
    );
    const [own] = Rows;
    const number = own?.Values.number ?? '';
    expect((await find('empresa2', number)).Contracts.map(({ Id }) => Id)).toEqual([own?.Id]);
    expect((await find('rol1', number)).Contracts).toEqual([]);
  });

  it('finds nothing by fewer than three letters, by signs of a pattern, or for who has no such lists', async () => {
    for (const text of ['ma', ' m ', '%%%', '___', String.raw`\\\ `]) expect(await find('rol1', text)).toEqual(NOTHING);
    for (const username of ['rol11', 'rol15']) expect(await find(username, 'mar')).toEqual(NOTHING);
  });
});
