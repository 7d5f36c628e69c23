import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../config/clock.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'sereno';
const AUDIENCE = 'sereno-web';
/** How far the clocks of two servers may lie apart. Expiry gets no such leeway: it is the signal to refresh (SES-07). */
const CLOCK_SKEW_S = 60;
/** Ours are some 300 characters long; anything much longer is not worth a signature check. */
const MAX_LENGTH = 4096;

/** How long an access token opens calls, in milliseconds. */
export const ACCESS_TOKEN_LIFE_MS = 15 * 60_000;

/** Which session a token belongs to, and which exchange of its tokens made it. */
export type TokenClaims = { readonly sessionId: string; readonly rotation: number };

/** What a text that claims to be a token turns out to be. */
type ReadToken = { readonly kind: 'valid' | 'expired'; readonly claims: TokenClaims } | { readonly kind: 'forged' };

export type AccessTokens = {
  /** Signs a token that expires at that instant. */
  sign(claims: TokenClaims, expires: Date): Promise<string>;
  /** Checks signature, algorithm, type, issuer, audience and times. Never throws for a bad token. */
  read(token: string): Promise<ReadToken>;
};

const payloadSchema = v.pipe(
  v.object({ sid: v.pipe(v.string(), v.uuid()), rot: v.pipe(v.number(), v.integer()), exp: v.number() }),
  v.transform(({ sid, rot, exp }) => ({ claims: { sessionId: sid, rotation: rot }, expiresMs: exp * 1000 })),
);

/** Access tokens: signed JWTs (RFC 9068's type), whose algorithm, issuer and audience are fixed here. */
export function createAccessTokens({
  clock,
  secret,
}: {
  readonly clock: Clock;
  readonly secret: Uint8Array;
}): AccessTokens {
  async function verifiedPayload(token: string): Promise<JWTPayload | null> {
    if (token.length > MAX_LENGTH) return null;
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTolerance: CLOCK_SKEW_S,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      // Expiry is checked last, after signature, issuer and audience: what has merely expired may be refreshed.
      if (error instanceof errors.JWTExpired) return error.payload;
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    sign: ({ sessionId, rotation }, expires) =>
      new SignJWT({ sid: sessionId, rot: rotation })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(clock())
        .setNotBefore(clock())
        .setExpirationTime(expires)
        .sign(secret),

    async read(token) {
      const payload = v.safeParse(payloadSchema, await verifiedPayload(token));
      if (!payload.success) return { kind: 'forged' };
      const { claims, expiresMs } = payload.output;
      return { kind: expiresMs > clock().getTime() ? 'valid' : 'expired', claims };
    },
  };
}
