import { type Api, type Outcome, UnexpectedStatusError } from '@sereno/api';
import { attempt, type Failure, unanswered, type Verdict } from './verdict.ts';

/** What a keyed attempt asks of the host. */
type KeyHost = Pick<Api, 'honoursKeys' | 'me'>;

/** Why sending makes no sense: the host was asked whether it is there, and gave no answer; null for nothing. */
async function hindrance(host: KeyHost): Promise<Failure | null> {
  if (host.honoursKeys()) return null;
  try {
    await host.me();
    return null;
  } catch (error) {
    if (host.honoursKeys() || (error instanceof UnexpectedStatusError && error.status < 500)) return null;
    return unanswered(error);
  }
}

/**
 * Makes one attempt, with that idempotency key where the host honours keys; never rejects. Requests without a key must
 * not be retried, and a fresh page may not know the host yet: then it sends a harmless request first.
 */
export async function keyedAttempt<Gain extends object>(
  host: KeyHost,
  key: string,
  send: (key: string | undefined) => Promise<Outcome<Gain>>,
): Promise<Verdict<Gain>> {
  const stop = await hindrance(host);
  if (stop !== null) return stop;
  const keyed = host.honoursKeys();
  return attempt(() => send(keyed ? key : undefined), keyed);
}

/** A key that no other job has; also on plain http, where `crypto.randomUUID` is missing. */
export function newKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
