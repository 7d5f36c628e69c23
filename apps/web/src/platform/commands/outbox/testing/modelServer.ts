import { MalformedAnswerError, type Outcome, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import type { OutboxJobInput } from '../types.ts';

/**
 * Outcomes of a request: answered; refused by a rule or reported as failed; lost before or after the work; given up by
 * the browser, before or after the work; a proxy's page although the work was done; no answer ever, before or after the
 * work.
 */
export type Fate =
  | 'answered'
  | 'refused'
  | 'failed'
  | 'lost'
  | 'answerLost'
  | 'timeOut'
  | 'doneAndTimeOut'
  | 'page'
  | 'html'
  | 'ended'
  | 'hangs'
  | 'doneAndHangs';

const forEver = () => new Promise<never>(() => undefined);

/** A server that does work once for each key, as ours does, or one that knows nothing of keys. */
export function modelServer(honours = true) {
  /** What was done, in order. */
  const done: OutboxJobInput[] = [];
  /** Every request as it came, with its key. */
  const requests: { readonly label: string; readonly key: string | undefined }[] = [];
  const answers = new Map<string, Outcome>();
  const fates: Fate[] = [];
  /** Work that was done although its answer did not say so. */
  const unsaid = new Set<string>();
  const server = {
    isThere: true,
    isWell: true,
    answers: true,
    requested: 0,
    refusal: { status: 409, message: 'Actividad ya finalizada' },
  };

  function work(job: OutboxJobInput, key: string | undefined, isRefused: boolean): Outcome {
    const stored = honours && key !== undefined ? answers.get(key) : undefined;
    if (stored !== undefined) return stored;
    const answer: Outcome = isRefused ? { kind: 'refused', ...server.refusal } : { kind: 'done' };
    if (!isRefused) done.push(job);
    if (key !== undefined) answers.set(key, answer);
    return answer;
  }

  async function send(job: OutboxJobInput, key: string | undefined): Promise<Outcome> {
    await Promise.resolve();
    if (!server.isThere) throw new UnreachableError(null);
    const fate = fates.shift() ?? 'answered';
    if (fate === 'hangs') return forEver();
    if (fate === 'lost') throw new UnreachableError(null);
    if (fate === 'timeOut') throw new UnreachableError(null, true);
    requests.push({ label: job.label, key });
    if (fate === 'failed') return { kind: 'refused', status: 503, message: 'La base de datos no responde' };
    if (fate === 'ended') return { kind: 'refused', status: 401, message: null };
    const answer = work(job, key, fate === 'refused');
    if (fate !== 'answered' && fate !== 'refused') unsaid.add(job.label);
    if (fate === 'answerLost') throw new UnreachableError(null);
    if (fate === 'doneAndTimeOut') throw new UnreachableError(null, true);
    if (fate === 'page') throw new UnexpectedStatusError(504, 'POST /activity/add');
    if (fate === 'html') throw new MalformedAnswerError('POST /activity/add');
    if (fate === 'doneAndHangs') return forEver();
    return answer;
  }

  async function ask(): Promise<void> {
    server.requested += 1;
    await Promise.resolve();
    if (!server.isThere) throw new UnreachableError(null);
    if (!server.answers) throw new UnreachableError(null, true);
    if (!server.isWell) throw new UnexpectedStatusError(503, 'GET /user/me');
  }

  return { state: server, done, unsaid, requests, fates, answers, send, ask, honours };
}
