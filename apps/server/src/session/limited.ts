import type { FastifyReply } from 'fastify';
import { type Refusal, refusal } from '../http/envelope.ts';
import type { Attempt, AttemptLimit } from './attemptLimit.ts';

/** Makes an attempt unless its key has had too many; then answers 429 and says after how many seconds the next is heard. */
export async function limited<Outcome>(
  { limit, key, reply }: { readonly limit: AttemptLimit; readonly key: string; readonly reply: FastifyReply },
  attempt: () => Promise<Attempt<Outcome>>,
): Promise<Outcome | Refusal> {
  const heard = await limit.run(key, attempt);
  if (heard.kind === 'heard') return heard.outcome;
  reply.header('retry-after', heard.retryAfterS);
  return refusal(429, 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.');
}
