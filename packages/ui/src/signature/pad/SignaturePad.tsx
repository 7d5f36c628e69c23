'use client';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { clearDraft, draftImage, hasInk, NO_DRAFT, undoDraft } from './signatureDraft.ts';
import { SignatureInput } from './SignatureInput.tsx';
import type { RootProps } from '../../state/rootProps.ts';

/** Methods of a pad. */
export type SignatureHandle = {
  /** Clears the visible input: the strokes, which `undo` restores, or the name. */
  clear: () => void;
  /** Removes the last stroke, or restores what was cleared. */
  undo: () => void;
  /**
   * The signature as a PNG data URL, transparent and trimmed to its ink, at most 1200 by 600 px and 400,000 characters.
   * Null without enough ink, and when the browser does not return the picture.
   */
  image: () => string | null;
};

export type SignaturePadProps = Omit<RootProps, 'ref'> & {
  /** Whose signature it is or for what; the accessible name. */
  label: string;
  /** The account's name, shown to people who type theirs; they still type it (SIG-06). Default none. */
  signer?: string | undefined;
  /** Disabled, as while saving. Default false. */
  disabled?: boolean | undefined;
  /** Called when there is enough ink for a signature, and when there no longer is. */
  onInk?: ((hasInk: boolean) => void) | undefined;
  /** Clears, undoes and gives the image. */
  ref?: Ref<SignatureHandle> | undefined;
};

/**
 * A signature by pen, touch or mouse, or a typed name (SIG-01 to SIG-06). The paper is light and the ink dark in every
 * theme. Show what is signed above it, as `SignatureDialog` does.
 */
export function SignaturePad({ label, signer = '', disabled = false, onInk, ref, ...root }: SignaturePadProps) {
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
  return (
    <SignatureInput {...root} label={label} signer={signer} draft={draft} onDraft={setDraft} disabled={disabled} />
  );
}
