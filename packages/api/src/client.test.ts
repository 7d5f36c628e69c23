import { addDays } from '@sereno/domain/calendar';
import { describe, expect, it } from 'vitest';
import { MalformedAnswerError, UnexpectedStatusError, UnreachableError } from './index.ts';
import { apiAgainst, envelope, type Reply } from './testing/apiAgainst.ts';

const user = { Id: 8, RoleId: 8, CompanyId: 1, accessToken: 'issued', Employee: { FirstName: 'Mariana' } };
const credentials = { username: 'rol8', password: 'sereno-demo', coordinates: null };
const november = { start: '2026-11-01', end: '2026-11-30' } as const;

describe('signing in', () => {
  it('API-01 AUTH-16 posts username, password, Latitude and Longitude, and gives token and user', async () => {
    const { api, received } = await apiAgainst(() => envelope(user), null);
    const result = await api.signIn({ ...credentials, coordinates: { latitude: 20.6, longitude: -103.3 } });
    expect(result).toMatchObject({ kind: 'signedIn', token: 'issued', user: { id: 8 } });
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/user/auth/signin',
      token: '',
      body: { username: 'rol8', password: 'sereno-demo', Latitude: 20.6, Longitude: -103.3 },
    });
  });

  it.each<[string, Reply, string]>([
    ['AUTH-18 wrong credentials', { status: 400, text: '{"status":400,"body":null}' }, 'invalid'],
    ['AUTH-20 a disabled account', { text: '{"status":210,"code":210,"body":{"code":210}}' }, 'disabled'],
    ['too many failures', { status: 429, text: '{"status":429,"body":null}' }, 'tooManyAttempts'],
  ])('%s is a refusal', async (_, reply, reason) => {
    const { api } = await apiAgainst(() => reply, null);
    expect(await api.signIn(credentials)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['no token', envelope({ ...user, accessToken: '' })],
    ['no user', envelope({ accessToken: 'issued' })],
  ])('an answer with %s is malformed: it cannot be worked with', async (_, reply) => {
    const { api } = await apiAgainst(() => reply, null);
    await expect(api.signIn(credentials)).rejects.toThrow(MalformedAnswerError);
  });

  it.each([404, 500, 503])('a server that fails with %i has said nothing about the credentials', async (status) => {
    const { api } = await apiAgainst(() => ({ status, text: `{"status":${status},"body":null}` }), null);
    await expect(api.signIn(credentials)).rejects.toThrow(UnexpectedStatusError);
  });

  it('an answer that is not JSON is malformed, a server that is down is unreachable', async () => {
    const { api, server } = await apiAgainst(() => ({ text: '<html>' }), null);
    await expect(api.signIn(credentials)).rejects.toThrow(MalformedAnswerError);
    await new Promise((resolve) => server.close(resolve));
    await expect(api.signIn(credentials)).rejects.toThrow(UnreachableError);
  });
});

describe('a call of the session', () => {
  it('API-37 ACD-07 SES-03 asks for the counts with InitialActivityDate and FinalActivityDate, as yyyy/MM/dd', async () => {
    const { api, received } = await apiAgainst(() => envelope([]));
    await api.activity.activitiesByType(november);
    const { pathname, searchParams } = new URL(received[0]?.url ?? '', 'http://server.test');
    expect(pathname).toBe('/api/activity/activities-by-type');
    expect(Object.fromEntries(searchParams)).toEqual({
      InitialActivityDate: '2026/11/01',
      FinalActivityDate: '2026/11/30',
    });
    expect(received[0]?.token).toBe('Bearer valid');
  });

  it('FLT-05 rejects a status that the document does not call a success', async () => {
    const { api } = await apiAgainst(() => envelope([], 500));
    await expect(api.activity.activitiesByType(november)).rejects.toThrow(UnexpectedStatusError);
  });

  it('API-05 SES-13 SES-14 ENT-19 refreshes an expired token with token, username, Latitude and Longitude', async () => {
    const { api, received, session } = await apiAgainst(({ url, token }) => {
      if (url === '/api/user/updateToken') return envelope({ accessToken: 'fresh' });
      return token === 'Bearer fresh' ? envelope([]) : { status: 403, text: '{"status":403,"body":null}' };
    }, 'expired');
    expect(await api.activity.activitiesByType(november)).toEqual([]);
    expect(session.token).toBe('fresh');
    expect(received[1]).toMatchObject({
      url: '/api/user/updateToken',
      token: '',
      body: { token: 'expired', username: 'rol8', Latitude: 20.6, Longitude: -103.3 },
    });
  });

  it('SES-08 SES-09 gives 200 concurrent calls that meet an expired token one refresh, and each its own answer', async () => {
    const { api, received } = await apiAgainst(({ url, token }) => {
      if (url === '/api/user/updateToken') return envelope({ accessToken: 'fresh' });
      if (token !== 'Bearer fresh') return { status: 403, text: '{"status":403,"body":null}' };
      const day = new URL(url, 'http://server.test').searchParams.get('InitialActivityDate');
      return envelope([{ ActivityTypeId: 1, NumActivities: 1, ActivityDate: day }]);
    }, 'expired');
    const days = Array.from({ length: 200 }, (_, index) => addDays('2026-01-01', index));
    const answers = await Promise.all(days.map((day) => api.activity.activitiesByType({ start: day, end: day })));
    expect(answers.map(([row]) => row?.date)).toEqual(days);
    expect(received.filter(({ url }) => url === '/api/user/updateToken')).toHaveLength(1);
  });

  it.each([
    [401, null],
    [400, 'expired'],
    [404, 'expired'],
    [429, 'expired'],
    [500, 'expired'],
    [503, 'expired'],
  ])('a refresh answered %i leaves the token at %j', async (status, token) => {
    const { api, session } = await apiAgainst(
      ({ url }) => ({
        status: url === '/api/user/updateToken' ? status : 403,
        text: `{"status":${status},"body":null}`,
      }),
      'expired',
    );
    await expect(api.activity.activitiesByType(november)).rejects.toBeInstanceOf(Error);
    expect(session.token).toBe(token);
  });

  it('SHL-32 SHL-33 counts the calls under way, down to none after an error too', async () => {
    const { api, counts } = await apiAgainst(() => ({ status: 500, text: '' }));
    await Promise.allSettled([api.activity.activitiesByType(november), api.me()]);
    expect(Math.max(...counts)).toBe(2);
    expect(counts.at(-1)).toBe(0);
  });

  it('stops when its caller aborts it, with the caller’s reason', async () => {
    const { api } = await apiAgainst(() => envelope([]));
    const reason = new Error('another month');
    await expect(api.activity.activitiesByType(november, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('signing out', () => {
  it('tells the server with the token that the host has already forgotten', async () => {
    const { api, received } = await apiAgainst(() => envelope(null), null);
    await api.signOut('left');
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/user/logout', token: 'Bearer left' });
  });
});
