import type { ProspectForm } from '@sereno/domain/prospect';
import { useState } from 'react';

/** The postal code that needs no look-up because the form opened with it and its state; empty where it has none. */
export function useOpenedCode({ zipCode, state }: Pick<ProspectForm, 'zipCode' | 'state'>): string {
  const [opened] = useState(state.trim() === '' ? '' : zipCode);
  return opened;
}
