import type { ActivityClosing, NextActivity } from '@sereno/domain/activity';
import type { ProspectRecord } from '@sereno/domain/prospect';
import { describe, expect, it } from 'vitest';
import { createCalls } from './calls.ts';
import { createApi, UnreachableError } from './index.ts';

const next: NextActivity = {
  activityTypeId: 2,
  subjectId: 21,
  subject: 'Seguimiento',
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:15',
  comments: '',
  phone: null,
  address: null,
};
const closing: ActivityClosing = { prospectId: 1, tracingTypeId: 3, temperature: null, observations: '', next: null };
const record: ProspectRecord = {
  firstName: 'Rosa',
  lastName: null,
  mobilePhone: '5510003001',
  homePhone: null,
  email: null,
  acceptsEmail: false,
  meansId: null,
  address: { street: null, county: null, state: null, zipCode: null },
  comments: null,
};
const promise = { 'Idempotency-Keys': 'honoured' };

/** A client whose network answers as told, and what went over it. */
function connected(
  answer: (request: Request) => { status?: number; headers?: Record<string, string>; body?: unknown } | null,
) {
  const sent: Request[] = [];
  const api = createApi({
    baseUrl: 'http://server.test/api',
    postalUrl: 'http://postal.test/{code}',
    session: { token: () => 'valid', owner: () => 8, renewed: () => {}, ended: () => {}, sync: () => {} },
    identity: () => ({ username: 'rol8', coordinates: { latitude: 20.6, longitude: -103.3 } }),
    fetch: async (request) => {
      sent.push(request);
      const reply = answer(request);
      if (reply === null) throw new TypeError('Failed to fetch');
      const { status = 201, headers = {}, body = null } = reply;
      return new Response(JSON.stringify({ status, body }), { status, headers });
    },
  });
  return { api, sent, ...createCalls(api.doors) };
}

describe('the promise of a host to honour keys', () => {
  it('is heard from any answer, a refusal or a failure too, and lasts', async () => {
    const replies = [{}, { status: 503, headers: promise }, {}];
    const { api, activity } = connected(() => replies.shift() ?? null);
    expect(api.honoursKeys()).toBe(false);
    await activity.addActivity({ prospectId: 1, next });
    expect(api.honoursKeys()).toBe(false);
    await activity.addActivity({ prospectId: 1, next });
    expect(api.honoursKeys()).toBe(true);
    await activity.addActivity({ prospectId: 1, next });
    await expect(activity.addActivity({ prospectId: 1, next })).rejects.toThrow(UnreachableError);
    expect(api.honoursKeys()).toBe(true);
  });

  it.each([['honored'], ['ignored'], ['']])('is that word and no other: %j', async (word) => {
    const { api, activity } = connected(() => ({ headers: { 'Idempotency-Keys': word } }));
    await activity.addActivity({ prospectId: 1, next });
    expect(api.honoursKeys()).toBe(false);
  });

  it('is not that of the postal service, which may be another host', async () => {
    const { api, postalState } = connected(() => ({ status: 200, headers: promise }));
    await postalState('44100');
    expect(api.honoursKeys()).toBe(false);
  });
});

describe('the key of a call', () => {
  it('API-19 API-20 API-21 is sent where one is given, and no header without one', async () => {
    const { activity, sent } = connected(() => ({}));
    await activity.addActivity({ prospectId: 1, next }, 'key-1');
    await activity.endActivity(9001, closing, 'key-2');
    await activity.rescheduleActivity(9001, closing, 'key-3');
    await activity.addActivity({ prospectId: 1, next });
    await activity.endActivity(9001, closing);
    await activity.rescheduleActivity(9001, closing);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-1',
      'key-2',
      'key-3',
      null,
      null,
      null,
    ]);
  });

  it('UND-09 is sent with a prospect to be registered', async () => {
    const { prospect, sent } = connected(() => ({}));
    await prospect.addProspect({ record, leadId: null }, 'key-1');
    await prospect.addProspect({ record, leadId: null });
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null]);
  });

  it('CMA-19 is sent with the decision about a week', async () => {
    const { commissions, sent } = connected(() => ({}));
    const week = { year: 2026, week: 46 };
    await commissions.decide(week, { kind: 'reconcile', reasons: [] }, 'key-1');
    await commissions.decide(week, { kind: 'reconcile', reasons: [] });
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null]);
  });

  it('SES-08 stays the same when an expired token is replaced and the call is made again', async () => {
    const { activity, sent } = connected(({ url }) =>
      url.endsWith('/add') ? { status: 403 } : { status: 200, body: { accessToken: 'fresh' } },
    );
    await activity.addActivity({ prospectId: 1, next }, 'key-1');
    const calls = sent.filter(({ url }) => url.endsWith('/add'));
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
  });
});
