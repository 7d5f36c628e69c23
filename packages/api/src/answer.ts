import { MalformedAnswerError, UnexpectedStatusError } from './errors.ts';
import { type Call, successStatus } from './generated/successStatus.ts';
import { fieldsOf, integerOf, type Reader } from './readers.ts';

/** What the server said: the envelope of every JSON answer (SES-17, SES-19). */
export type Answer = {
  /** The envelope's status; the HTTP status where the envelope has none. */
  readonly status: number;
  /** The business code, 210 for a disabled account; found in the envelope, in its body or as HTTP status (AUTH-22). */
  readonly code: number | null;
  readonly body: unknown;
  /** The envelope as it came, for the one call that answers beside its body (SES-15). */
  readonly envelope: Readonly<Record<string, unknown>>;
};

export type { Call };

/** What openapi-fetch gives back, before anything is known of it. */
export type Reply = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

/** A call that was made: openapi-fetch says that its success has a body like `Wire`, which has not been checked. */
export type Asked<Wire> = Promise<Reply & { readonly data?: { readonly body: Wire } }>;

function parse(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/**
 * Reads a reply as an envelope. Anything but a JSON object is a `MalformedAnswerError`; of a server that has failed, or of a
 * proxy before it, an `UnexpectedStatusError`, whatever page it sends.
 */
export function readAnswer(call: Call, { data, error, response }: Reply): Answer {
  const parsed = parse(data ?? error);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw response.status >= 500 ? new UnexpectedStatusError(response.status, call) : new MalformedAnswerError(call);
  }
  const envelope = fieldsOf(parsed);
  const body = envelope['body'] ?? null;
  return {
    status: integerOf(envelope['status']) ?? response.status,
    code: integerOf(envelope['code']) ?? integerOf(fieldsOf(body)['code']) ?? (response.status === 210 ? 210 : null),
    body,
    envelope,
  };
}

/** What counts where the document states nothing. */
const SUCCESS: readonly number[] = [200, 201];

/** True when the status is the one that the contract calls a success of this call. */
export function isSuccess(call: Call, answer: Answer): boolean {
  const stated = successStatus[call];
  return stated === undefined ? SUCCESS.includes(answer.status) : answer.status === stated;
}

/** The body of a successful answer; any other status is an `UnexpectedStatusError`. */
export function bodyOf(call: Call, reply: Reply): unknown {
  const answer = readAnswer(call, reply);
  if (!isSuccess(call, answer)) throw new UnexpectedStatusError(answer.status, call);
  return answer.body;
}

/** The reply to a call; one of broken JSON, on which openapi-fetch throws, is a `MalformedAnswerError`. */
export async function replyTo(call: Call, requested: Promise<Reply>): Promise<Reply> {
  try {
    const { data, ...reply } = await requested;
    // A text has been parsed by now, and what it holds is no envelope, whatever it says.
    return { data: typeof data === 'string' ? null : data, ...reply };
  } catch (error) {
    throw error instanceof SyntaxError ? new MalformedAnswerError(call) : error;
  }
}

/** What a call is answered, read by the reader of its schema; a status that is no success is an `UnexpectedStatusError`. */
export async function answerOf<Wire, Own>(call: Call, requested: Asked<Wire>, read: Reader<Wire, Own>): Promise<Own> {
  return read(bodyOf(call, await replyTo(call, requested)));
}
