/** An issue of a field, as data: the screen translates it. */
export type Issue = {
  readonly code: IssueCode;
  /** Name of the field in the domain, such as 'username'. */
  readonly field: string;
  /** The bound, for 'tooShort' and 'tooLong', in characters and itself allowed. */
  readonly limit?: number | undefined;
};

export type IssueCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'locationRequired'
  /** Not a valid e-mail address. */
  | 'wrongFormat'
  /** Differs from what it repeats. */
  | 'mismatch'
  /** Equals what it replaces. */
  | 'unchanged'
  /** Not agreed to. */
  | 'notAccepted';

/** Bounds of a length in characters, both allowed. */
export type LengthBounds = { readonly min: number; readonly max: number };

/** The length issue of a required text; null when valid. */
export function lengthIssue(field: string, text: string, { min, max }: LengthBounds): Issue | null {
  // By code points, as the server counts: an emoji is one character.
  const length = Array.from(text).length;
  if (length === 0) return { code: 'required', field };
  if (length < min) return { code: 'tooShort', field, limit: min };
  if (length > max) return { code: 'tooLong', field, limit: max };
  return null;
}
