import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './accessToken.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const secret = new Uint8Array(32).fill(1);
const claims = { sessionId: 'd4b1f0d2-8f1c-4d3a-9a51-0a3f5f7f3c11', rotation: 3 };
const tokens = createAccessTokens({ clock: () => NOW, secret });
const seconds = (offset: number) => Math.floor(NOW.getTime() / 1000) + offset;

type Fault = {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  key?: Uint8Array;
};

/** A token like ours but for one fault. */
function token({ header = {}, claims: other = {}, key = secret }: Fault): Promise<string> {
  const payload = {
    sid: claims.sessionId,
    rot: claims.rotation,
    iss: 'sereno',
    aud: 'sereno-web',
    iat: seconds(0),
    nbf: seconds(0),
    exp: seconds(900),
    ...other,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);
}

describe('access tokens', () => {
  it('SES-01 reads back what was signed', async () => {
    const signed = await tokens.sign(claims, new Date(NOW.getTime() + 1000));
    expect(await tokens.read(signed)).toEqual({ kind: 'valid', claims });
  });

  it.each([
    ['another key', { key: new Uint8Array(32).fill(2) }],
    ['another issuer', { claims: { iss: 'otro' } }],
    ['another audience', { claims: { aud: 'otra' } }],
    ['another type', { header: { typ: 'JWT' } }],
    ['HS512', { header: { alg: 'HS512' }, key: new Uint8Array(64).fill(1) }],
    ['not valid for another 61 s', { claims: { nbf: seconds(61) } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['no session', { claims: { sid: undefined } }],
    ['a session that is no id', { claims: { sid: "' or 1=1" } }],
    ['a rotation that is no number', { claims: { rot: '3' } }],
  ])('SES-06 takes one with %s for forged', async (_title, fault: Fault) => {
    expect(await tokens.read(await token(fault))).toEqual({ kind: 'forged' });
  });

  it('takes no signature, a foreign algorithm, a cut token and a huge one for forged, each in no time', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const good = await token({});
    const unsigned = new UnsecuredJWT({ sid: claims.sessionId, rot: 3 })
      .setIssuer('sereno')
      .setAudience('sereno-web')
      .setExpirationTime(seconds(900))
      .encode();
    const foreign = await new SignJWT({ sid: claims.sessionId, rot: 3 })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey);
    for (const text of [
      '',
      'x',
      '..',
      unsigned,
      foreign,
      good.slice(0, -2),
      good.slice(0, 40),
      'a'.repeat(1_000_000),
    ]) {
      const started = performance.now();
      expect(await tokens.read(text)).toEqual({ kind: 'forged' });
      expect(performance.now() - started).toBeLessThan(500);
    }
  });

  it('ignores where a header says the key lies', async () => {
    const pointing = await token({ header: { jku: 'https://example.com/keys', kid: '../../etc/passwd' } });
    expect(await tokens.read(pointing)).toEqual({ kind: 'valid', claims });
  });

  it('accepts a clock that is a minute ahead, but no expiry that is a second past (SES-07)', async () => {
    expect(await tokens.read(await token({ claims: { nbf: seconds(60), iat: seconds(60) } }))).toMatchObject({
      kind: 'valid',
    });
    expect(await tokens.read(await token({ claims: { exp: seconds(1) } }))).toMatchObject({ kind: 'valid' });
    for (const past of [0, -1, -61, -86_400]) {
      expect(await tokens.read(await token({ claims: { exp: seconds(past) } }))).toEqual({ kind: 'expired', claims });
    }
  });
});
