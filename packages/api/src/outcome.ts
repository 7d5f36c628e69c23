import { type Answer, type Call, isSuccess, readAnswer } from './answer.ts';
import { textOf } from './readers.ts';

/** The server said no: by a rule, because it is not there, or because it could not. */
export type Refused = {
  readonly kind: 'refused';
  /** The status of the envelope. */
  readonly status: number;
  /** What the server says of it, in its own language; null when it says nothing. */
  readonly message: string | null;
};

/** What became of something that was asked for, with what was gained by it. */
export type Outcome<Gain extends object = object> = ({ readonly kind: 'done' } & Gain) | Refused;

/** The refusal that an answer is. */
export function refusedBy({ status, envelope }: Answer): Refused {
  return { kind: 'refused', status, message: textOf(envelope['message']) };
}

type Reply = Parameters<typeof readAnswer>[1];

/**
 * Reads the answer to an action. Every status that the contract does not call a success is a refusal; an answer that is
 * no envelope throws, like everywhere.
 */
export function outcomeOf<Gain extends object>(call: Call, reply: Reply, gain: (body: unknown) => Gain): Outcome<Gain> {
  const answer = readAnswer(call, reply);
  return isSuccess(call, answer) ? { kind: 'done', ...gain(answer.body) } : refusedBy(answer);
}

/** For actions whose answer tells nothing but its status. */
export const nothing = () => ({});
