/** How far an acceptance has come. */
export type Acceptance =
  | { readonly step: 'none' }
  /** Accepted; the host has not said yet that it saves. */
  | { readonly step: 'given'; readonly problem: string | null }
  | { readonly step: 'saving' }
  /** Saved without a problem; the host is about to close the dialog. */
  | { readonly step: 'saved' };

export const NO_ACCEPTANCE: Acceptance = { step: 'none' };

type Host = { readonly open: boolean; readonly saving: boolean; readonly problem: string | null };

/**
 * What has become of it, by what the host says now. It ends where there is a problem, so that it can be given again, and where the
 * dialog is closed.
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

/** Whether the host closes the dialog because the signature was taken: it is used up then, and not offered for the next thing to sign. */
export const isTaken = (acceptance: Acceptance, { open, problem }: Host): boolean =>
  acceptance.step !== 'none' &&
  !open &&
  (problem === null || (acceptance.step === 'given' && problem === acceptance.problem));
