import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first invalid field of a form.
 * @returns The ref for the form, and a function to call whenever fields were marked as invalid.
 */
export function useInvalidFocus(): readonly [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return [form, () => setFailures((count) => count + 1)];
}
