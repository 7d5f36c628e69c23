import { MalformedAnswerError, type Outcome, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import type { OutboxJobInput } from '../types.ts';

/**
 * What happens to a request: it is answered; the server refuses it by a rule or says that it failed; it is lost on its way there or
 * its answer on the way back; the browser gives it up, before or after the work was done; a proxy answers with a page though the work was done; nothing ever comes back, before or after
 * the work was done.
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
  /** What was done though its answer said nothing of it. */
  const unsaid = new Set<string>();
  const server = {
    isThere: true,
    isWell: true,
    answers: true,
    asked: 0,
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
    server.asked += 1;
    await Promise.resolve();
    if (!server.isThere) throw new UnreachableError(null);
    if (!server.answers) throw new UnreachableError(null, true);
    if (!server.isWell) throw new UnexpectedStatusError(503, 'GET /user/me');
  }

  return { state: server, done, unsaid, requests, fates, answers, send, ask, honours };
}
