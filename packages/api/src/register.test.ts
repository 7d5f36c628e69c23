import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnexpectedStatusError } from './errors.ts';
import { createRegisterCalls } from './register.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

const types = REGISTER['activity-types'];
const subjects = REGISTER['activity-subjects'];
const certificates = REGISTER['discount-certificates'];
/** The calls of registers, against a server that answers as told. */
async function registerAgainst(answer: Parameters<typeof apiAgainst>[0]) {
  const { api, received } = await apiAgainst(answer);
  return { calls: createRegisterCalls(api.doors), received };
}
const first: RegisterQuery = { search: '', filters: [], state: 'active', sort: [], page: 0, pageSize: 25 };
const refusal = (status: number, fields: object[]) => ({
  status,
  text: JSON.stringify({ status, body: null, message: 'No', fields }),
});

describe('a register', () => {
  it('is read a page at a time', async () => {
    const { calls, received } = await registerAgainst(() => documentedReply('GET /register/{register}'));
    expect(await calls.registerPage(subjects, first)).toEqual({
      rows: [
        {
          id: 6,
          version: 1,
          isEnded: false,
          values: { activityTypeId: 2, name: 'Seguimiento por teléfono', quotationLaunch: false },
          names: { activityTypeId: 'Llamada' },
        },
      ],
      total: 1,
      hasMore: false,
    });
    expect(received[0]?.url).toBe('/api/register/activity-subjects?Page=0&PageSize=25');
  });

  it('is asked for as it is narrowed down and ordered', async () => {
    const { calls, received } = await registerAgainst(() => documentedReply('GET /register/{register}'));
    await calls.registerPage(types, {
      search: 'ci & ta',
      filters: [{ field: 'durationMinutes', kind: 'numberRange', min: 10, max: 60 }],
      state: 'all',
      sort: [{ field: 'name', descending: true }],
      page: 2,
      pageSize: 50,
    });
    const url = decodeURIComponent(received[0]?.url ?? '');
    expect(url).toContain('Search=ci & ta&Filter=durationMinutes:10..60&State=all&Sort=-name&Page=2&PageSize=50');
  });

  it('FMT-02 has its days as ours, in rows and in their history', async () => {
    const Values = { code: 'A', validFrom: '2026/11/01', validUntil: '2026/11/30' };
    const { calls } = await registerAgainst(() => envelope({ Id: 3, Version: 2, Ended: true, Values, Names: {} }));
    expect(await calls.registerRow(certificates, 3)).toEqual({
      id: 3,
      version: 2,
      isEnded: true,
      values: { code: 'A', validFrom: '2026-11-01', validUntil: '2026-11-30' },
      names: {},
    });
    const change = { Id: 1, Kind: 'changed', Action: null, At: '2026-11-21T16:30:00.000Z', By: 'Ana' };
    const Fields = [{ Field: 'validFrom', Before: '2026/11/01', After: null }];
    const history = await registerAgainst(() => envelope([{ ...change, Fields }, { Kind: 'x' }]));
    expect(await history.calls.registerHistory(certificates, 3)).toEqual([
      {
        id: 1,
        kind: 'changed',
        action: null,
        at: Date.parse('2026-11-21T16:30:00.000Z'),
        by: 'Ana',
        fields: [{ field: 'validFrom', before: '2026-11-01', after: null }],
      },
    ]);
  });

  it('tells that a row is not there', async () => {
    const { calls } = await registerAgainst(() => envelope(null, 404));
    expect(await calls.registerRow(types, 1)).toBeNull();
    await expect(calls.registerPage(types, first)).rejects.toThrow(UnexpectedStatusError);
  });

  it('offers what a reference may lead to', async () => {
    const { calls, received } = await registerAgainst(() => documentedReply('GET /register/{register}/choices'));
    expect(await calls.registerChoices(subjects, 'activityTypeId', 'a')).toEqual([
      { id: 1, name: 'Cita' },
      { id: 2, name: 'Llamada' },
    ]);
    expect(received[0]?.url).toBe('/api/register/activity-subjects/choices?Field=activityTypeId&Search=a');
  });

  it('never throws for a broken row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { calls } = await registerAgainst(() => envelope(body));
        const { rows } = await calls.registerPage(types, first);
        expect(Array.isArray(rows)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the file of a register', () => {
  const query = { search: 'a', filters: [], state: 'all', sort: [], page: 3, pageSize: 10 } as const;
  const file = {
    columns: [
      { id: 'name', title: 'Nombre' },
      { id: 'ended', title: 'Estado' },
    ],
    words: { ended: 'Fuera' },
  };

  it('TBL-06 is asked for by its columns and words, of all pages', async () => {
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    const { calls, received } = await registerAgainst(() => ({ headers, text: 'Nombre,Estado\r\n' }));
    expect(await (await calls.registerCsv(types, query, file)).text()).toBe('Nombre,Estado\r\n');
    const url = new URL(received[0]?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/api/register/activity-types/csv');
    expect(
      Object.fromEntries(['Search', 'State', 'Word', 'Page'].map((name) => [name, url.searchParams.get(name)])),
    ).toEqual({
      Search: 'a',
      State: 'all',
      Word: 'ended:Fuera',
      Page: null,
    });
    expect(url.searchParams.getAll('Column')).toEqual(['name:Nombre', 'ended:Estado']);
  });

  it('TBL-13 is no file where the server refuses it, or a proxy answers', async () => {
    const refused = await registerAgainst(() => refusal(404, []));
    await expect(refused.calls.registerCsv(types, query, file)).rejects.toThrow(UnexpectedStatusError);
    const proxy = await registerAgainst(() => ({ headers: { 'content-type': 'text/html' }, text: '<p>Inicia sesión' }));
    await expect(proxy.calls.registerCsv(types, query, file)).rejects.toThrow(Error);
  });
});

describe('a change of a row', () => {
  const row = { id: 7, version: 3 };

  it('is sent with its version, its days as on the wire, and a key where there is one', async () => {
    const { calls, received } = await registerAgainst(({ url }) =>
      documentedReply(
        url.endsWith('/create') ? 'POST /register/{register}/create' : 'POST /register/{register}/{id}/edit',
      ),
    );
    expect(await calls.createRegisterRow(types, { name: 'Taller' }, 'k1')).toEqual({ kind: 'done', id: 7 });
    const values = { code: 'A', validFrom: '2026-11-01' };
    expect(await calls.editRegisterRow(certificates, row, values)).toEqual({ kind: 'done', id: null });
    expect(received).toMatchObject([
      { method: 'POST', url: '/api/register/activity-types/create', body: { Values: { name: 'Taller' } } },
      {
        url: '/api/register/discount-certificates/7/edit',
        body: { Version: 3, Values: { code: 'A', validFrom: '2026/11/01' } },
      },
    ]);
  });

  it.each([
    [true, 'end'],
    [false, 'restore'],
  ])('takes it out of use (%s) by its own call', async (isEnded, call) => {
    const { calls, received } = await registerAgainst(() => envelope(null));
    await calls.switchRegisterRow(types, row, isEnded);
    await calls.doRegisterAction(REGISTER.users, row, 'endSessions');
    expect(received).toMatchObject([
      { url: `/api/register/activity-types/7/${call}`, body: { Version: 3 } },
      { url: '/api/register/users/7/action/endSessions', body: { Version: 3 } },
    ]);
  });

  it('is refused with the fields at fault; a code that we do not know is left to the message', async () => {
    const fields = [
      { field: 'name', code: 'taken' },
      { field: 'name', code: 'nuevo' },
    ];
    const { calls } = await registerAgainst(() => refusal(422, fields));
    expect(await calls.editRegisterRow(types, row, {})).toEqual({
      kind: 'refused',
      status: 422,
      message: 'No',
      issues: [{ field: 'name', code: 'taken' }],
    });
  });
});
