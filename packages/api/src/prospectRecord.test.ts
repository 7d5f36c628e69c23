import type { ProspectRecord } from '@sereno/domain/prospect';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { MalformedAnswerError, UnexpectedStatusError } from './index.ts';
import { readProspect, readProspectionMeans } from './prospectRecord.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

describe('a prospect', () => {
  it('UND-11 tells all that is written down', () => {
    expect(readProspect(documentedBody('GET /prospect/{id}', 'own'))).toEqual({
      id: 3001,
      firstName: 'Rosa Elena',
      lastName: 'Campos',
      mobilePhone: '5510003001',
      homePhone: null,
      email: 'rosa.campos@correo.example',
      acceptsEmail: true,
      hasPhone: true,
      hasEmail: true,
      hasAddress: true,
      means: { id: 1, name: 'Facebook' },
      address: { street: 'Av. Juárez 12', county: 'Guadalajara', state: 'Jalisco', zipCode: '44100' },
      comments: 'Prefiere por la tarde',
      adviserName: null,
      formerAdviserName: null,
      createdAt: Date.parse('2026-11-02T16:04:00.000Z'),
      reassignedAt: null,
      discardedAt: null,
      canEdit: true,
      canReassign: false,
      version: 3,
    });
  });

  it('CDR-08 tells which ways there are where the data are not seen', () => {
    expect(readProspect(documentedBody('GET /prospect/{id}', 'blanked'))).toMatchObject({
      mobilePhone: null,
      email: null,
      address: { street: null, county: 'Zapopan', state: 'Jalisco', zipCode: null },
      hasPhone: true,
      hasEmail: false,
      hasAddress: true,
      canEdit: false,
      canReassign: true,
      adviserName: 'Marcos Rivas',
      formerAdviserName: 'Lucía Hernández',
      reassignedAt: Date.parse('2026-11-04T18:00:00.000Z'),
      discardedAt: Date.parse('2026-11-12T18:00:00.000Z'),
    });
  });

  it('CDR-08 has what can be read, whatever its flags say', () => {
    const read = readProspect({ Id: 1, HomePhone: '5510003001', Email: 'a@b.mx', Street: 'x', HasPhone: false });
    expect(read).toMatchObject({ hasPhone: true, hasEmail: true, hasAddress: true });
  });

  it('has nothing but its id where nothing else can be read, and no right to anything', () => {
    expect(readProspect({ Id: '7', Version: 'x', ProspectionMeans: { Id: 1 }, CreatedAt: 'ayer' })).toMatchObject({
      id: 7,
      firstName: '',
      means: null,
      createdAt: null,
      canEdit: false,
      canReassign: false,
      version: 0,
    });
  });

  it('is none without an id, and never throws', () => {
    expect([{}, null, 'x', [], { Id: 'x' }].map(readProspect)).toEqual([null, null, null, null, null]);
    fc.assert(fc.property(fc.anything(), (body) => void readProspect(body)));
  });
});

describe('asking for a prospect', () => {
  it('UND-11 asks for it by its id', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/{id}', 'own'));
    expect(await api.prospect.prospect(3001)).toMatchObject({ id: 3001 });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/prospect/3001' }]);
  });

  it('UND-11 gives null for one that is not there or not to be seen, and for nothing else', async () => {
    const { api } = await apiAgainst(() => documentedReply('GET /prospect/{id}', 'unknown', '404'));
    expect(await api.prospect.prospect(1)).toBeNull();
    const failing = await apiAgainst(() => envelope(null, 500));
    await expect(failing.api.prospect.prospect(1)).rejects.toThrow(UnexpectedStatusError);
    const lying = await apiAgainst(() => envelope({ Name: 'Ana' }));
    await expect(lying.api.prospect.prospect(1)).rejects.toThrow(MalformedAnswerError);
  });

  it('stops when its caller leaves', async () => {
    const { api } = await apiAgainst(() => documentedReply('GET /prospect/{id}'));
    const reason = new Error('another page');
    await expect(api.prospect.prospect(1, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('prospection means', () => {
  it('CAR-04 have an id and a name; one without is left out', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /catalog/prospection-means'));
    expect(await api.catalog.prospectionMeans()).toEqual([
      { id: 1, name: 'Facebook' },
      { id: 4, name: 'Recomendación' },
    ]);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/catalog/prospection-means' }]);
    expect(readProspectionMeans([{ Id: 1 }, { Name: 'x' }, null, { Id: '2', Name: 'Google' }])).toEqual([
      { id: 2, name: 'Google' },
    ]);
    expectAlwaysList(readProspectionMeans);
  });
});

const record: ProspectRecord = {
  firstName: 'Rosa',
  lastName: null,
  mobilePhone: '5510003001',
  homePhone: null,
  email: 'rosa@correo.example',
  acceptsEmail: true,
  meansId: 4,
  address: { street: null, county: 'Zapopan', state: 'Jalisco', zipCode: '45100' },
  comments: null,
};
const wireRecord = {
  FirstName: 'Rosa',
  LastName: null,
  MobilePhone: '5510003001',
  HomePhone: null,
  Email: 'rosa@correo.example',
  AcceptsEmail: true,
  ProspectionMeansId: 4,
  Street: null,
  County: 'Zapopan',
  State: 'Jalisco',
  ZipCode: '45100',
  Comments: null,
};

describe('saving prospects', () => {
  it.each([
    ['UND-10 without a lead', null, wireRecord],
    ['CAR-07 with the lead that it was', 501, { ...wireRecord, LeadId: 501 }],
  ])('registering %s sends the record and gives the id', async (_title, leadId, body) => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /prospect/add'));
    expect(await api.prospect.addProspect({ record, leadId }, 'clave')).toEqual({ kind: 'done', id: 3101 });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/prospect/add' }]);
    expect(received[0]?.body).toEqual(body);
  });

  it('registering is done though its id cannot be read, and refused where the lead is a prospect already', async () => {
    const { api } = await apiAgainst(() => envelope('ok', 201));
    expect(await api.prospect.addProspect({ record, leadId: null })).toEqual({ kind: 'done', id: null });
    const late = await apiAgainst(() => documentedReply('POST /prospect/add', 'registered', '409'));
    expect(await late.api.prospect.addProspect({ record, leadId: 501 })).toEqual({
      kind: 'refused',
      status: 409,
      message: 'Este prospecto del carrusel ya fue registrado.',
    });
  });

  it.each([
    ['edit', { ...wireRecord, Version: 3 }],
    ['discard', { Discarded: true, Version: 3 }],
    ['assign', { SlpCode: 1109, Version: 3 }],
  ] as const)('UND-02 UND-03 %s names the version it is made upon', async (name, body) => {
    const call = `POST /prospect/{id}/${name}` as const;
    const { api, received } = await apiAgainst(() => documentedReply(call));
    const requested = {
      edit: () => api.prospect.editProspect(12, { record, version: 3 }),
      discard: () => api.prospect.discardProspect(12, { discarded: true, version: 3 }),
      assign: () => api.prospect.reassignProspect(12, { slpCode: 1109, version: 3 }),
    };
    expect(await requested[name]()).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: `/api/prospect/12/${name}` }]);
    expect(received[0]?.body).toEqual(body);
  });

  it.each(['edit', 'discard', 'assign'] as const)('%s of another state is refused with 409 and why', async (name) => {
    const { api } = await apiAgainst(() => documentedReply(`POST /prospect/{id}/${name}`, 'stale', '409'));
    const requested = {
      edit: () => api.prospect.editProspect(12, { record, version: 1 }),
      discard: () => api.prospect.discardProspect(12, { discarded: false, version: 1 }),
      assign: () => api.prospect.reassignProspect(12, { slpCode: 1109, version: 1 }),
    };
    expect(await requested[name]()).toMatchObject({
      kind: 'refused',
      status: 409,
      message: expect.stringContaining('Otra persona cambió'),
    });
  });
});
