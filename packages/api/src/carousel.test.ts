import { describe, expect, it } from 'vitest';
import { readLeads } from './carousel.ts';
import { UnexpectedStatusError, UnreachableError } from './index.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

describe('the leads of the carousel', () => {
  it('ENT-21 are read from Id, Name, FullName, ProspectionMeans and CreatedAt', () => {
    expect(readLeads(documentedBody('GET /carousel'))).toEqual([
      {
        id: 501,
        name: 'Rosa',
        fullName: 'Rosa Elena Campos',
        prospectionMeans: 'Facebook',
        createdAt: Date.UTC(2026, 10, 20, 16, 4),
      },
      {
        id: 502,
        name: 'Iván Peralta',
        fullName: null,
        prospectionMeans: null,
        createdAt: Date.UTC(2026, 10, 20, 16, 21, 30),
      },
    ]);
  });

  it('leave out one without an id, keep its neighbours, and are none in whatever else is answered', () => {
    expect(readLeads([{ Name: 'Nadie' }, null, { Id: 7 }])).toEqual([
      { id: 7, name: '', fullName: null, prospectionMeans: null, createdAt: null },
    ]);
    expectAlwaysList(readLeads);
  });

  it('API-09 CAR-17 are asked without parameters, and stop when their caller leaves', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /carousel'));
    expect(await api.carousel.leads()).toHaveLength(2);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/carousel', body: null, token: 'Bearer valid' }]);
    const reason = new Error('hidden tab');
    await expect(api.carousel.leads(AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('CAR-20 reject a status that is no success', async () => {
    const { api } = await apiAgainst(() => envelope([], 500));
    await expect(api.carousel.leads()).rejects.toThrow(UnexpectedStatusError);
  });
});

describe('attending a lead', () => {
  it('API-12 CAR-06 posts to carousel/{Id}/attend without a body', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /carousel/{Id}/attend'));
    expect(await api.carousel.attendLead(501)).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/carousel/501/attend', body: null }]);
  });

  it('CAR-21 is refused when somebody else was faster', async () => {
    const { api } = await apiAgainst(() => documentedReply('POST /carousel/{Id}/attend', 'gone', '409'));
    expect(await api.carousel.attendLead(501)).toEqual({
      kind: 'refused',
      status: 409,
      message: 'El prospecto ya fue atendido.',
    });
  });

  it('CAR-07 is no success with 200, only with 201', async () => {
    const { api } = await apiAgainst(() => envelope(null));
    expect(await api.carousel.attendLead(501)).toEqual({ kind: 'refused', status: 200, message: null });
  });

  it('CAR-20 rejects when there is no connection', async () => {
    const { api, server } = await apiAgainst(() => envelope(null));
    await new Promise((resolve) => server.close(resolve));
    await expect(api.carousel.attendLead(501)).rejects.toThrow(UnreachableError);
  });
});

describe('handing a lead over', () => {
  it('API-11 CAR-11 CAR-14 posts the SlpCode to carousel/{Id}/assign', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /carousel/{Id}/assign'));
    expect(await api.carousel.assignLead(501, 208)).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/carousel/501/assign', body: { SlpCode: 208 } }]);
  });

  it('CAR-13 sends an empty object for an empty choice, which the server refuses', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /carousel/{Id}/assign', 'nobody', '422'));
    expect(await api.carousel.assignLead(501, null)).toMatchObject({ kind: 'refused', status: 422 });
    expect(received[0]?.body).toEqual({});
  });
});
