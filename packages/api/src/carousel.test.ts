import { describe, expect, it } from 'vitest';
import { readAttendedLeads, readLeads, readLeadShares } from './carousel.ts';
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

describe('the leads that are still to be registered', () => {
  it('CAR-07 are read with what the form begins with', () => {
    const [full, sparse] = readAttendedLeads(documentedBody('GET /carousel/attended'));
    expect(full).toEqual({
      id: 501,
      name: 'Rosa',
      fullName: 'Rosa Elena Campos',
      prospectionMeans: 'Facebook',
      prospectionMeansId: 1,
      createdAt: Date.UTC(2026, 10, 20, 16, 4),
      phone: '5510003001',
      email: 'rosa.campos@correo.example',
    });
    expect(sparse).toMatchObject({ id: 502, fullName: null, email: null });
  });

  it('leave out one without an id, and are none in whatever else is answered', () => {
    expect(readAttendedLeads([{ Name: 'Nadie' }, 7, { Id: '9', MobilePhone: ' ', Email: {} }])).toEqual([
      {
        id: 9,
        name: '',
        fullName: null,
        prospectionMeans: null,
        prospectionMeansId: null,
        createdAt: null,
        phone: null,
        email: null,
      },
    ]);
    expectAlwaysList(readAttendedLeads);
  });

  it('CAR-07 are asked without parameters, and stop when their caller leaves', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /carousel/attended'));
    expect(await api.carousel.attendedLeads()).toHaveLength(2);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/carousel/attended', token: 'Bearer valid' }]);
    const reason = new Error('left');
    await expect(api.carousel.attendedLeads(AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('who got how many leads', () => {
  const range = { start: '2026-11-14', end: '2026-11-20' } as const;

  it('CAR-09 is read with the person, both counts, what became of them and the last one', () => {
    expect(readLeadShares(documentedBody('GET /carousel/fairness'))).toEqual([
      {
        employeeId: 108,
        slpCode: 208,
        name: 'Lucía Hernández Ríos',
        available: true,
        attended: 5,
        assigned: 2,
        registered: 6,
        lastAt: Date.UTC(2026, 10, 20, 16, 8, 12),
      },
      {
        employeeId: 109,
        slpCode: 209,
        name: 'Mario Solís Prado',
        available: false,
        attended: 0,
        assigned: 0,
        registered: 0,
        lastAt: null,
      },
    ]);
  });

  it('leaves out a row without a person, and reads an unreadable count as 0', () => {
    expect(
      readLeadShares([{ EmployeeId: 1 }, { Adviser: 'Ana', Attended: -3, Assigned: 'x', Registered: 1.5 }]),
    ).toEqual([
      {
        employeeId: null,
        slpCode: null,
        name: 'Ana',
        available: false,
        attended: 0,
        assigned: 0,
        registered: 0,
        lastAt: null,
      },
    ]);
    expectAlwaysList(readLeadShares);
  });

  it('CAR-09 is asked for the days of the range, and rejects a range that is refused', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /carousel/fairness'));
    expect(await api.carousel.leadShares(range)).toHaveLength(2);
    expect(received[0]?.url).toBe('/api/carousel/fairness?InitialDate=2026%2F11%2F14&FinalDate=2026%2F11%2F20');
    const refusing = await apiAgainst(() => documentedReply('GET /carousel/fairness', 'reversed', '422'));
    await expect(refusing.api.carousel.leadShares(range)).rejects.toThrow(UnexpectedStatusError);
  });
});
