import { useState } from 'react';
import { browserStorage } from '../../platform/browserStorage.ts';

const keyOf = (userId: number): string => `sereno:activity-keys:${userId}`;
const OFF = 'off';

/**
 * Whether keys of one letter do something, remembered for the person (WCAG 2.1.4): who speaks to the computer, or rests a hand
 * on the keys, switches them off.
 */
export function useLetterKeys(userId: number) {
  const [areOn, setOn] = useState(() => browserStorage.read(keyOf(userId)) !== OFF);
  const change = (next: boolean): void => {
    browserStorage.write(keyOf(userId), next ? null : OFF);
    setOn(next);
  };
  return [areOn, change] as const;
}
