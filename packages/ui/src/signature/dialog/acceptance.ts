/** Progress of an acceptance. */
export type Acceptance =
  | { readonly step: 'none' }
  /** Accepted; the host is not saving yet. */
  | { readonly step: 'given'; readonly problem: string | null }
  | { readonly step: 'saving' }
  /** Saved without a problem; the host is about to close the dialog. */
  | { readonly step: 'saved' };

export const NO_ACCEPTANCE: Acceptance = { step: 'none' };

type Host = { readonly open: boolean; readonly saving: boolean; readonly problem: string | null };

/**
 * The next state by what the host says. It ends with a problem, so that it can be retried, and when the dialog closes.
 */
export function follow(acceptance: Acceptance, { open, saving, problem }: Host): Acceptance {
  if (acceptance.step === 'none') return acceptance;
  if (!open) return NO_ACCEPTANCE;
  if (saving) return acceptance.step === 'saving' ? acceptance : { step: 'saving' };
  if (acceptance.step === 'given')
    return problem === null || problem === acceptance.problem ? acceptance : NO_ACCEPTANCE;
  if (problem !== null) return NO_ACCEPTANCE;
  return acceptance.step === 'saved' ? acceptance : { step: 'saved' };
}

/**
 * Whether the dialog closes because the signature was taken: it is cleared then, and not offered for the next subject.
 */
export const isTaken = (acceptance: Acceptance, { open, problem }: Host): boolean =>
  acceptance.step !== 'none' &&
  !open &&
  (problem === null || (acceptance.step === 'given' && problem === acceptance.problem));
