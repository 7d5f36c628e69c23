import { describe, expect, it } from 'vitest';
import { UnexpectedStatusError } from './index.ts';
import { readProspectHistory } from './prospectHistory.ts';
import { readProspectRows, readSimilarProspects } from './prospect.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

describe('a register', () => {
  it('UND-01 CDR-08 has rows with days, ways and names', () => {
    const [seen, blanked] = readProspectRows(documentedBody('GET /prospect/list'));
    expect(seen).toEqual({
      id: 3001,
      name: 'Rosa Elena Campos',
      phone: '5510003001',
      email: 'rosa.campos@correo.example',
      hasPhone: true,
      hasEmail: true,
      place: 'Guadalajara',
      means: 'Facebook',
      adviserName: 'Lucía Hernández',
      formerAdviserName: null,
      createdOn: '2026-11-02',
      reassignedOn: null,
      discardedOn: null,
      lastActivityOn: '2026-11-18',
      nextActivityOn: '2026-11-23',
      contracts: 0,
    });
    expect(blanked).toMatchObject({
      phone: null,
      hasPhone: true,
      hasEmail: false,
      formerAdviserName: 'Lucía Hernández',
      reassignedOn: '2026-11-04',
    });
  });

  it('leaves out what has no id, and reads what it can of the rest', () => {
    const rows = readProspectRows([{ Name: 'x' }, null, 7, { Id: '2', Phone: '55', CreatedOn: 'ayer', Contracts: -1 }]);
    expect(rows).toMatchObject([{ id: 2, name: '', phone: '55', hasPhone: true, createdOn: null, contracts: 0 }]);
    expectAlwaysList(readProspectRows);
  });

  it.each([
    ['UND-01', 'following', 'following'],
    ['UND-02', 'notFollowing', 'not-following'],
    ['UND-03', 'reassigned', 'reassigned'],
    ['UND-04', 'client', 'client'],
  ] as const)('%s %s is asked for as %s', async (_id, list, name) => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/list'));
    expect(await api.prospect.prospectList(list)).toHaveLength(2);
    expect(received).toMatchObject([{ method: 'GET', url: `/api/prospect/list?List=${name}` }]);
  });

  it('rejects a status that is no success', async () => {
    const { api } = await apiAgainst(() => envelope([], 500));
    await expect(api.prospect.prospectList('client')).rejects.toThrow(UnexpectedStatusError);
  });
});

describe('who is known already', () => {
  it('VAL-05 tells by what, and of others nothing else', () => {
    expect(readSimilarProspects(documentedBody('GET /prospect/similar'))).toEqual([
      { by: 'phone', id: 3001, name: 'Rosa Elena Campos', adviserName: 'Lucía Hernández' },
      { by: 'email', id: null, name: null, adviserName: null },
    ]);
    expect(readSimilarProspects([{ By: 'name', Id: 1 }, { By: 'phone', Name: 'Ana' }, null])).toEqual([
      { by: 'phone', id: null, name: null, adviserName: null },
    ]);
    expectAlwaysList(readSimilarProspects);
  });

  it.each([
    [{ phone: '55 1000 3001', email: null, except: null }, 'Phone=55%201000%203001'],
    [{ phone: null, email: 'a+b@c.mx', except: 12 }, 'Email=a%2Bb%40c.mx&Except=12'],
  ])('VAL-05 %j is asked as %s', async (search, query) => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/similar'));
    expect(await api.prospect.similarProspects(search)).toHaveLength(2);
    expect(received).toMatchObject([{ url: `/api/prospect/similar?${query}` }]);
  });

  it('is empty, without a call, where there is nothing to ask by', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/similar'));
    expect(await api.prospect.similarProspects({ phone: null, email: null, except: 12 })).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe('what was done with a prospect', () => {
  it('UND-11 is its activities, quotations and contracts, amounts in cents', () => {
    expect(readProspectHistory(documentedBody('GET /prospect/{id}/history'))).toMatchObject({
      activities: [{ id: 9001, onTime: true }],
      quotations: [{ id: 71, number: 'COT-000071', total: 1_890_000, payments: 12, contractNumber: 'PF-000412' }],
      contracts: [
        { id: 412, number: 'PF-000412', line: 'PF', soldOn: '2026-11-12', cancelledOn: null, total: 1_890_000 },
      ],
    });
  });

  it('has empty lists for what cannot be read, and leaves out contracts without id or number', () => {
    const nothing = { nextSteps: [], activities: [], quotations: [], contracts: [] };
    for (const body of [null, 7, [], 'x', {}, { NextSteps: 'x', Activities: 7, Quotations: {}, Contracts: 'x' }]) {
      expect(readProspectHistory(body)).toEqual(nothing);
    }
    const Contracts = [{ Id: 1 }, { Number: 'x' }, null, { Id: 2, Number: 'A', BusinessLine: 'ZZ', Total: 'mucho' }];
    expect(readProspectHistory({ Contracts }).contracts).toEqual([
      { id: 2, number: 'A', line: null, soldOn: null, cancelledOn: null, total: 0 },
    ]);
    expectAlwaysList((found) => readProspectHistory({ Contracts: found }).contracts);
  });

  it('UND-11 is asked for by the id, and rejects one that is not there', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/{id}/history'));
    await api.prospect.prospectHistory(3001);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/prospect/3001/history' }]);
    const missing = await apiAgainst(() => documentedReply('GET /prospect/{id}/history', 'unknown', '404'));
    await expect(missing.api.prospect.prospectHistory(1)).rejects.toThrow(UnexpectedStatusError);
  });
});
