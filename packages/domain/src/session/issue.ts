/** What is wrong with a field, as data: the text is chosen later, in the language of the screen. */
export type Issue = {
  readonly code: IssueCode;
  /** Name of the field in the domain, such as 'username'. */
  readonly field: string;
  /** The bound that was passed, for 'tooShort' and 'tooLong', in characters and itself allowed. */
  readonly limit?: number;
};

export type IssueCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'locationRequired'
  /** Not written as such a thing is: an e-mail address. */
  | 'wrongFormat'
  /** Not the same as what it repeats. */
  | 'mismatch'
  /** The same as what it is to replace. */
  | 'unchanged'
  /** Not agreed to. */
  | 'notAccepted';
