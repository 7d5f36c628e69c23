import { describe, expect, it } from 'vitest';
import { readActivitySubjects, readActivityTypes, readTracingTypes } from './catalog.ts';
import { UnexpectedStatusError } from './index.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

describe('activity types', () => {
  it('ENT-24 have id, name and duration in minutes', () => {
    expect(readActivityTypes(documentedBody('GET /catalog/activity-types'))).toContainEqual({
      id: 1,
      name: 'Cita',
      durationMinutes: 60,
      channel: null,
      color: null,
    });
  });

  it('take no time without a readable duration, and are left out without id or name', () => {
    const body = [
      { Id: 1, Name: 'Cita', DurationTime: -5 },
      { Id: 2 },
      { Name: 'x' },
      null,
      { Id: '3', Name: 'Correo' },
    ];
    expect(readActivityTypes(body)).toEqual([
      { id: 1, name: 'Cita', durationMinutes: 0, channel: null, color: null },
      { id: 3, name: 'Correo', durationMinutes: 0, channel: null, color: null },
    ]);
    expectAlwaysList(readActivityTypes);
  });
});

describe('subjects', () => {
  it('ENT-25 have id, name and activity type; one without is left out', () => {
    expect(readActivitySubjects(documentedBody('GET /catalog/activity-subjects'))).toEqual([
      { id: 11, name: 'Presentación', activityTypeId: 1 },
      { id: 21, name: 'Seguimiento', activityTypeId: 2 },
    ]);
    expect(
      readActivitySubjects([
        { Id: 1, Name: 'x' },
        { Id: 2, Name: 'y', ActivityTypeId: 5 },
      ]),
    ).toHaveLength(1);
    expectAlwaysList(readActivitySubjects);
  });
});

const needs = (FollowIt: unknown) => readTracingTypes([{ Id: -1, Name: 'x', FollowIt }])[0]?.needsNextActivity;

describe('tracing types', () => {
  it('ENT-26 tell whether they reschedule and whether a next activity is needed', () => {
    expect(readTracingTypes(documentedBody('GET /catalog/tipify-tracings'))).toEqual([
      { id: 7, name: 'Reagendada por el prospecto', reschedules: true, needsNextActivity: true },
      { id: 3, name: 'Interesado', reschedules: false, needsNextActivity: true },
      { id: 5, name: 'No interesado', reschedules: false, needsNextActivity: false },
    ]);
  });

  it('NXA-07 need a next activity unless FollowIt is 0', () => {
    expect([0, '0', false].map((value) => needs(value))).toEqual([false, false, false]);
    expect([1, 2, true, null, undefined].map((value) => needs(value))).toEqual([true, true, true, true, true]);
    expectAlwaysList(readTracingTypes);
  });
});

describe('the lists of the activity dialog', () => {
  it('API-16 API-17 are asked without parameters', async () => {
    const { api, received } = await apiAgainst(({ url }) =>
      documentedReply(url.endsWith('types') ? 'GET /catalog/activity-types' : 'GET /catalog/activity-subjects'),
    );
    expect(await api.catalog.activityTypes()).toHaveLength(3);
    expect(await api.catalog.activitySubjects()).toHaveLength(2);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/catalog/activity-types',
      'GET /api/catalog/activity-subjects',
    ]);
  });

  it.each([7, -1, 2])('API-18 ADL-20 ADL-22 ADL-35 asks for tracing types with the bare query ?%i', async (key) => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /catalog/tipify-tracings'));
    expect(await api.catalog.tracingTypes(key)).toHaveLength(3);
    expect(received).toMatchObject([{ method: 'GET', url: `/api/catalog/tipify-tracings/?${key}`, body: null }]);
  });

  it('API-18 takes 200 alone for a success', async () => {
    const { api } = await apiAgainst(() => envelope([], 201));
    await expect(api.catalog.tracingTypes(7)).rejects.toThrow(UnexpectedStatusError);
  });

  it('API-16 takes 200 or 201, since the specification names none', async () => {
    const { api } = await apiAgainst(() => envelope([], 201));
    expect(await api.catalog.activityTypes()).toEqual([]);
  });

  it('stop when their caller leaves', async () => {
    const { api } = await apiAgainst(() => envelope([]));
    const reason = new Error('closed');
    const signal = AbortSignal.abort(reason);
    await expect(api.catalog.activityTypes(signal)).rejects.toBe(reason);
    await expect(api.catalog.activitySubjects(signal)).rejects.toBe(reason);
    await expect(api.catalog.tracingTypes(7, signal)).rejects.toBe(reason);
  });
});
