import { describe, expect, it } from 'vitest';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

const person = {
  email: 'daniel.ochoa@sereno.example',
  fullName: 'Daniel Ochoa Prado',
  username: 'daniel.ochoa',
  password: 'sereno-demo',
};
const issued = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl';

describe('registering', () => {
  it('API-02 REG-12 ENT-18 posts exactly email, fullname, username and password, and gives the token', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /user/auth/register'), null);
    expect(await api.user.register(person)).toEqual({ kind: 'done', token: issued });
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/api/user/auth/register',
        token: '',
        body: {
          email: 'daniel.ochoa@sereno.example',
          fullname: 'Daniel Ochoa Prado',
          username: 'daniel.ochoa',
          password: 'sereno-demo',
        },
      },
    ]);
  });

  it.each([
    ['at the top', '{"accessToken":"issued"}'],
    ['in the body', '{"status":201,"body":{"accessToken":"issued"}}'],
  ])('REG-13 reads the token %s', async (_, text) => {
    const { api } = await apiAgainst(() => ({ text }), null);
    expect(await api.user.register(person)).toEqual({ kind: 'done', token: 'issued' });
  });

  it('REG-14 is refused with a taken name, and by an answer without a token', async () => {
    const { api } = await apiAgainst(() => documentedReply('POST /user/auth/register', 'taken', '409'), null);
    expect(await api.user.register(person)).toMatchObject({ kind: 'refused', status: 409 });
    const { api: mute } = await apiAgainst(() => envelope({}), null);
    expect(await mute.user.register(person)).toEqual({ kind: 'refused', status: 200, message: null });
  });
});

describe('the owner of a token', () => {
  it('API-07 REG-15 is read with that token, while signed out', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /user/me'), null);
    expect(await api.user.ownerOf('issued')).toMatchObject({ userName: 'rol11' });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/user/me', token: 'Bearer issued' }]);
  });
});

describe('a forgotten password', () => {
  it('API-03 PWD-07 posts the e-mail address, and reads no body', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /user/auth/forgot-password'), null);
    expect(await api.user.forgotPassword(person.email)).toEqual({ kind: 'done' });
    expect(received).toEqual([
      { method: 'POST', url: '/api/user/auth/forgot-password', token: '', body: { email: person.email } },
    ]);
  });

  it('PWD-06 is refused for an address without an account', async () => {
    const reply = documentedReply('POST /user/auth/forgot-password', 'unknown', '404');
    const { api } = await apiAgainst(() => reply, null);
    expect(await api.user.forgotPassword('nadie@sereno.example')).toMatchObject({ kind: 'refused', status: 404 });
  });
});

describe('a new password', () => {
  it('by a mailed link posts its secret and the password, outside the session', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /user/auth/reset-password'));
    expect(await api.user.resetPassword({ secret: 's3', password: 'una nueva' })).toEqual({ kind: 'done' });
    const body = { token: 's3', password: 'una nueva' };
    expect(received).toEqual([{ method: 'POST', url: '/api/user/auth/reset-password', token: '', body }]);
  });

  it('by the present one posts both, within the session', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /user/change-password'));
    expect(await api.user.changePassword({ current: 'vieja', password: 'nueva' })).toEqual({ kind: 'done' });
    const body = { current: 'vieja', password: 'nueva' };
    expect(received).toMatchObject([{ method: 'POST', url: '/api/user/change-password', body }]);
    expect(received[0]?.token).not.toBe('');
  });

  it('is refused by a link that is no longer good, and by another password', async () => {
    const stale = await apiAgainst(() => documentedReply('POST /user/auth/reset-password', 'stale', '422'), null);
    expect(await stale.api.user.resetPassword({ secret: 's3', password: 'nueva' })).toMatchObject({ status: 422 });
    const wrong = await apiAgainst(() => documentedReply('POST /user/change-password', 'wrong', '422'));
    expect(await wrong.api.user.changePassword({ current: 'x', password: 'nueva' })).toMatchObject({ status: 422 });
  });
});

describe('a password that is shorter than the server takes', () => {
  it('REG-06 is refused with the fewest characters, and no other refusal tells a bound', async () => {
    const short = await apiAgainst(() => documentedReply('POST /user/change-password', 'short', '400'));
    const change = { current: 'x', password: 'nueva' };
    expect(await short.api.user.changePassword(change)).toMatchObject({ kind: 'refused', status: 400, limit: 12 });
    const common = await apiAgainst(() => documentedReply('POST /user/change-password', 'common', '400'));
    expect(await common.api.user.changePassword(change)).not.toHaveProperty('limit');
  });
});

describe('exchanging a token', () => {
  it('API-04 SES-15 posts the token alone and reads the fresh one beside the body', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /user/updateToken'), null);
    expect(await api.user.exchangeToken('old')).toEqual({ kind: 'done', token: issued });
    expect(received).toMatchObject([{ url: '/api/user/updateToken', token: '', body: { token: 'old' } }]);
  });

  it('SES-15 is refused where it gives none', async () => {
    const { api } = await apiAgainst(() => envelope({ accessToken: 'elsewhere' }), null);
    expect(await api.user.exchangeToken('old')).toMatchObject({ kind: 'refused' });
  });
});

describe('the switch of the carousel', () => {
  it('API-08 CAR-18 gets user/carousel/on and gives the new availability', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /user/carousel/on'));
    expect(await api.user.toggleCarousel()).toEqual({ kind: 'done', available: true });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/user/carousel/on', token: 'Bearer valid' }]);
  });

  it('API-08 has been switched, though the body does not tell to what', async () => {
    const { api } = await apiAgainst(() => envelope('ok', 201));
    expect(await api.user.toggleCarousel()).toEqual({ kind: 'done', available: null });
  });

  it('CAR-19 is refused to who takes no part', async () => {
    const { api } = await apiAgainst(() => documentedReply('GET /user/carousel/on', 'outside', '404'));
    expect(await api.user.toggleCarousel()).toMatchObject({ kind: 'refused', status: 404 });
  });
});
