import { type Answer, type Asked, bodyOf, type Call, isSuccess, readAnswer, type Reply, replyTo } from './answer.ts';
import type { FieldIssue } from '@sereno/domain/register';
import { MalformedAnswerError } from './errors.ts';
import { integerOf, type Reader, rowsOf, textOf } from './readers.ts';

/** The server said no: by a rule, because it is not there, or because it could not. */
export type Refused = {
  readonly kind: 'refused';
  /** The status of the envelope. */
  readonly status: number;
  /** What the server says of it, in its own language; null when it says nothing. */
  readonly message: string | null;
  /** What it found at fault, field by field. Default: it names no field. */
  readonly issues?: readonly FieldIssue[];
  /** The bound that was missed, such as the fewest characters of a password. Default: it names none. */
  readonly limit?: number;
};

/** What became of something that was asked for, with what was gained by it. */
export type Outcome<Gain extends object = object> = ({ readonly kind: 'done' } & Gain) | Refused;

/** The refusal that an answer is. */
export function refusedBy({ status, envelope }: Answer): Refused {
  const [limit] = rowsOf(envelope['fields'], (field) => integerOf(field['limit']));
  return { kind: 'refused', status, message: textOf(envelope['message']), ...(limit !== undefined && { limit }) };
}

/**
 * Reads the answer to an action. Every status that the contract does not call a success is a refusal; an answer that is
 * no envelope throws, like everywhere.
 */
export function outcomeOf<Wire, Gain extends object>(
  call: Call,
  requested: Asked<Wire>,
  gain: Reader<Wire, Gain>,
): Promise<Outcome<Gain>>;
/** Of an action whose answer tells nothing but its status. */
export function outcomeOf(call: Call, requested: Promise<Reply>): Promise<Outcome>;
export async function outcomeOf(
  call: Call,
  requested: Promise<Reply>,
  gain: (body: unknown) => object = () => ({}),
): Promise<Outcome> {
  const answer = readAnswer(call, await replyTo(call, requested));
  return isSuccess(call, answer) ? { kind: 'done', ...gain(answer.body) } : refusedBy(answer);
}

const NOT_FOUND = 404;

/**
 * Reads the answer to a question for one thing; null on 404. An answer that cannot be read is a `MalformedAnswerError`,
 * because null would claim that the thing does not exist.
 */
export async function foundBy<Wire, Own>(
  call: Call,
  requested: Asked<Wire>,
  read: Reader<Wire, Own | null>,
): Promise<Own | null> {
  const reply = await replyTo(call, requested);
  if (readAnswer(call, reply).status === NOT_FOUND) return null;
  const found = read(bodyOf(call, reply));
  if (found === null) throw new MalformedAnswerError(call);
  return found;
}
