/** An issue of a field, as data: the screen translates it. */
export type Issue = {
  readonly code: IssueCode;
  /** Name of the field in the domain, such as 'username'. */
  readonly field: string;
  /** The bound, for 'tooShort' and 'tooLong', in characters and itself allowed. */
  readonly limit?: number;
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
