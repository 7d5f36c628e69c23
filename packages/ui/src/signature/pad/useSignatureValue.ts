'use client';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { useFormReset } from '../../state/useFormReset.ts';
import { readSignature, type SignatureValue } from '../ink/signatureValue.ts';
import { draftOf, NO_DRAFT, type SignatureDraft, valueOf } from './signatureDraft.ts';

export type SignatureValueProps = {
  /**
   * The signature (controlled); null for none. What is not a `SignatureValue`, such as one that a store has damaged, is shown as none, and
   * said beside the pad.
   */
  value?: SignatureValue | null | undefined;
  /** Initial signature (uncontrolled). Default null, none. */
  defaultValue?: SignatureValue | null | undefined;
  /**
   * Called after each stroke, undo and letter with what is there now, also when it is too little for a signature; null when nothing is.
   */
  onChange?: ((value: SignatureValue | null) => void) | undefined;
};

/** A host may have stored the value, and give another object for the same signature. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The draft behind a value. It knows more than the value: what undo brings back, and what waits in the other mode. So it stays as long as
 * the host gives the value that came of it.
 */
export function useSignatureValue(
  { value: held, defaultValue = null, onChange }: SignatureValueProps,
  root: RefObject<Element | null>,
) {
  const [value, report] = useControlled({ value: held, defaultValue, onChange, component: 'SignaturePad' });
  const [last, setLast] = useState<{ draft: SignatureDraft; value: SignatureValue | null }>({
    draft: NO_DRAFT,
    value: null,
  });
  const read = useMemo(() => readSignature(value), [value]);
  const draft = useMemo(
    () => (value === last.value || isSame(read, last.value) ? last.draft : draftOf(read, last.draft.mode)),
    [value, read, last],
  );
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  const change = (next: (before: SignatureDraft) => SignatureDraft): void => {
    const before = latest.current;
    latest.current = next(before);
    const after = { draft: latest.current, value: valueOf(latest.current) };
    setLast(after);
    if (!isSame(after.value, valueOf(before))) report(after.value);
  };
  useFormReset(root, () => {
    const initial = readSignature(defaultValue);
    setLast({ draft: draftOf(initial, NO_DRAFT.mode), value: initial });
    report(defaultValue);
  });
  return {
    draft,
    change,
    value: valueOf(draft),
    isUnreadable: value !== null && value !== last.value && read === null,
  };
}
