'use client';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { clearDraft, draftImage, hasInk, NO_DRAFT, undoDraft } from './signatureDraft.ts';
import { SignatureInput } from './SignatureInput.tsx';

/** What a host may ask of a pad. */
export type SignatureHandle = {
  /** Takes away what is in sight: the strokes, which `undo` brings back, or the name. */
  clear: () => void;
  /** Takes the last stroke away, or brings back what was cleared. */
  undo: () => void;
  /**
   * The signature as a PNG data URL, transparent and trimmed to its ink, 1200 by 600 px and 400,000 characters at most. Null without
   * enough ink, and where the browser does not give the picture.
   */
  image: () => string | null;
};

export type SignaturePadProps = {
  /** Whose signature it is or what for, in a few words; the accessible name. */
  label: string;
  /** The name of the account, told to those who type theirs; they type it all the same (SIG-06). Default none. */
  signer?: string | undefined;
  /** Nothing can be drawn or changed, as while it is sent. Default false. */
  still?: boolean;
  /** Called when there is enough ink for a signature, and when there no longer is. */
  onInk?: ((hasInk: boolean) => void) | undefined;
  /** Clears, undoes and gives the image. */
  ref?: Ref<SignatureHandle>;
};

/**
 * A signature by pen, finger or mouse, or the typed name of those who cannot draw (SIG-01 to SIG-06). The paper is light and the
 * ink dark in every theme. Before something is signed with it, show what: `SignatureDialog` does.
 */
export function SignaturePad({ label, signer = '', still = false, onInk, ref }: SignaturePadProps) {
  requireName('SignaturePad', label, 'Give it a `label` that says whose signature it is.');
  const [draft, setDraft] = useState(NO_DRAFT);
  const ink = hasInk(draft);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === ink) return;
    told.current = ink;
    onInk?.(ink);
  }, [ink, onInk]);
  useImperativeHandle(
    ref,
    () => ({
      clear: () => setDraft(clearDraft),
      undo: () => setDraft(undoDraft),
      image: () => draftImage(draft),
    }),
    [draft],
  );
  return <SignatureInput label={label} signer={signer} draft={draft} onDraft={setDraft} still={still} />;
}
