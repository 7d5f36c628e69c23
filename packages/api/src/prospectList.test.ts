import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProspectListCalls } from './prospectList.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

async function listsAgainst(answer: Parameters<typeof apiAgainst>[0]) {
  const { api, received } = await apiAgainst(answer);
  return { calls: createProspectListCalls(api.doors), received };
}

describe('a bought list', () => {
  it('UND-06 is uploaded, and comes back with what its rows come to', async () => {
    const { calls, received } = await listsAgainst(() => documentedReply('POST /prospect-list/upload'));
    expect(await calls.uploadProspectList('feria.csv', 'QQ==')).toEqual({
      kind: 'done',
      draft: {
        id: 3,
        name: 'feria.csv',
        headings: ['Nombre', 'Celular'],
        mapping: ['firstName', 'mobilePhone'],
        sample: [['Ana Torres', '123']],
        rows: 1,
        good: 0,
        faulty: 1,
        duplicates: 0,
        leftOut: 0,
        problems: [
          {
            row: 0,
            cells: ['Ana Torres', '123'],
            issues: [{ field: 'mobilePhone', code: 'wrongFormat' }],
            duplicateOf: null,
          },
        ],
      },
    });
    expect(received).toMatchObject([{ url: '/api/prospect-list/upload', body: { Name: 'feria.csv', File: 'QQ==' } }]);
  });

  it('UND-06 is read where it was left; null where nothing was uploaded', async () => {
    const left = await listsAgainst(() => documentedReply('GET /prospect-list/draft'));
    expect(await left.calls.prospectListDraft()).toMatchObject({ id: 3, faulty: 1 });
    const none = await listsAgainst(() => envelope(null));
    expect(await none.calls.prospectListDraft()).toBeNull();
  });

  it('that cannot be read says why', async () => {
    const { calls } = await listsAgainst(() => documentedReply('POST /prospect-list/upload', 'empty', '422'));
    expect(await calls.uploadProspectList('x.csv', '')).toEqual({
      kind: 'refused',
      status: 422,
      message: 'El archivo está vacío.',
    });
  });

  it('is mended, imported and taken back', async () => {
    const { calls, received } = await listsAgainst(({ url }) =>
      documentedReply(
        url.endsWith('mend')
          ? 'POST /prospect-list/{id}/mend'
          : url.endsWith('undo')
            ? 'POST /prospect-list/{id}/undo'
            : 'POST /prospect-list/{id}/import',
      ),
    );
    const mending = {
      mapping: ['firstName', null],
      rows: [{ row: 0, cells: null, leftOut: true }],
      leaveOutFaulty: true,
    } as const;
    expect(await calls.mendProspectList(3, mending)).toMatchObject({ kind: 'done', draft: { id: 3, faulty: 1 } });
    expect(await calls.importProspectList(3, [{ employeeId: 108, share: 2 }], 'una')).toEqual({ kind: 'done', id: 7 });
    expect(await calls.undoProspectList(7)).toEqual({ kind: 'done' });
    expect(received.map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/prospect-list/3/mend',
        { Mapping: ['firstName', null], Rows: [{ Row: 0, Cells: null, LeftOut: true }], LeaveOutFaulty: true },
      ],
      ['/api/prospect-list/3/import', { Shares: [{ EmployeeId: 108, Share: 2 }] }],
      ['/api/prospect-list/7/undo', null],
    ]);
  });

  it('never throws, whatever is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { calls } = await listsAgainst(() => envelope(body, 201));
        expect((await calls.uploadProspectList('x', '')).kind).toBe('done');
      }),
      { numRuns: 30 },
    );
  });
});
