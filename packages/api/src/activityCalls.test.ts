import type { ActivityClosing, NextActivity } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { MalformedAnswerError, UnexpectedStatusError } from './index.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

const next: NextActivity = {
  activityTypeId: 2,
  subjectId: 21,
  subject: 'Seguimiento',
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:15',
  comments: 'Prefiere por la tarde',
  phone: '5510003001',
  address: null,
};
const wireNext = {
  ActivityTypeId: 2,
  ActivitySubjectId: 21,
  Subject: 'Seguimiento',
  ActivityDate: '2026/11/23',
  StartTime: '16:00',
  EndTime: '16:15',
  Comments: 'Prefiere por la tarde',
  PhoneNumber: '5510003001',
};
const closing: ActivityClosing = {
  prospectId: 3001,
  tracingTypeId: 3,
  temperature: 'high',
  observations: 'Pidió una cotización',
  next,
};
const wireClosing = {
  TipifyTracingId: 3,
  Observations: 'Pidió una cotización',
  ProspectTemperature: 'A',
  ProspectId: 3001,
};

describe('the lists of activities', () => {
  it.each([
    ['ACL-05 Hoy', '2026-11-20', 'InitialActivityDate=2026%2F11%2F20&FinalActivityDate=2026%2F11%2F20&All=true'],
    ['ACL-07 Futuras, open ended', null, 'InitialActivityDate=2026%2F11%2F20&FinalActivityDate=&All=true'],
  ] as const)('API-13 %s', async (_, end, query) => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /activity/activities'));
    expect(await api.activity.activities({ start: '2026-11-20', end })).toMatchObject([{ id: 9001 }]);
    expect(received).toMatchObject([{ method: 'GET', url: `/api/activity/activities?${query}`, body: null }]);
  });

  it('API-14 ACL-08 Sin realizar is asked without parameters', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /activity/expired-activities', 'late'));
    expect(await api.activity.expiredActivities()).toMatchObject([{ id: 8990, onTime: false }]);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/activity/expired-activities' }]);
  });

  it('stop when their caller leaves, and reject a status that is no success', async () => {
    const { api } = await apiAgainst(() => envelope([], 500));
    const reason = new Error('another tab');
    const days = { start: '2026-11-20', end: null } as const;
    await expect(api.activity.activities(days, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(api.activity.expiredActivities(AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(api.activity.activities(days)).rejects.toThrow(UnexpectedStatusError);
  });
});

describe('starting an activity', () => {
  it('API-15 STA-01 CDR-08 gets activity/{id}/start and gives what the channel needs', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /activity/{id}/start'));
    expect(await api.activity.startActivity(9001)).toMatchObject({
      kind: 'done',
      activity: { id: 9001, started: true, contact: { address: 'Av. Juárez 12, Guadalajara' } },
    });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/activity/9001/start' }]);
  });

  it('STA-09 API-22 is refused with every status but 201', async () => {
    const { api } = await apiAgainst(() => envelope({ Id: 9001 }, 200));
    expect(await api.activity.startActivity(9001)).toEqual({ kind: 'refused', status: 200, message: null });
  });

  it('has started, though what it answers cannot be read', async () => {
    const { api } = await apiAgainst(() => envelope('ok', 201));
    expect(await api.activity.startActivity(9001)).toEqual({ kind: 'done', activity: null });
  });
});

describe('saving activities', () => {
  it('API-19 ADL-36 ADL-37 ENT-27 adding sends the save payload without the fields of a tracing', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /activity/add'));
    expect(await api.activity.addActivity({ prospectId: 3001, next })).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/activity/add' }]);
    expect(received[0]?.body).toEqual({ ProspectId: 3001, ...wireNext });
  });

  it('API-20 ADL-17 ending sends the tracing, the temperature and the next activity', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /activity/{id}/end'));
    expect(await api.activity.endActivity(9001, closing)).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/activity/9001/end' }]);
    expect(received[0]?.body).toEqual({ ...wireClosing, ...wireNext });
  });

  it('NXA-12 ADL-04 ending without a next activity and a temperature leaves them out', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /activity/{id}/end', 'alone'));
    await api.activity.endActivity(9001, { ...closing, tracingTypeId: -1, temperature: null, next: null });
    expect(received[0]?.body).toEqual({
      TipifyTracingId: -1,
      Observations: 'Pidió una cotización',
      ProspectId: 3001,
    });
  });

  it.each([
    ['medium', 'M'],
    ['low', 'B'],
  ] as const)('API-21 ADL-05 rescheduling with temperature %s sends %s', async (temperature, code) => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /activity/{id}/reschedule'));
    const address = 'Av. Juárez 12';
    const moved = { ...closing, tracingTypeId: 7, temperature, next: { ...next, phone: null, address } };
    expect(await api.activity.rescheduleActivity(9001, moved)).toEqual({ kind: 'done' });
    const { PhoneNumber: _, ...withoutPhone } = wireNext;
    expect(received).toMatchObject([{ method: 'POST', url: '/api/activity/9001/reschedule' }]);
    expect(received[0]?.body).toEqual({
      ...wireClosing,
      TipifyTracingId: 7,
      ProspectTemperature: code,
      ...withoutPhone,
      ProspectAddress: address,
    });
  });

  it('ADL-24 is refused when the activity has ended', async () => {
    const { api } = await apiAgainst(() => documentedReply('POST /activity/{id}/end', 'ended', '409'));
    const refused = { kind: 'refused', status: 409, message: 'Actividad ya finalizada' };
    expect(await api.activity.endActivity(9001, closing)).toEqual(refused);
    expect(await api.activity.rescheduleActivity(9001, closing)).toEqual(refused);
  });

  it('ADL-38 rejects an answer that is not JSON', async () => {
    const { api } = await apiAgainst(() => ({ text: '<html>' }));
    await expect(api.activity.addActivity({ prospectId: 3001, next })).rejects.toThrow(MalformedAnswerError);
  });
});
