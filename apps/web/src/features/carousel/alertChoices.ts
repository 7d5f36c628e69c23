import { useState } from 'react';
import { browserStorage } from '../../platform/browserStorage.ts';

/** How new leads call for attention. */
export type AlertChoices = { readonly sound: boolean; readonly badge: boolean };

const keyOf = (userId: number): string => `sereno:lead-alerts:${userId}`;

/** What this browser keeps: the names of what is on. */
function read(userId: number): AlertChoices {
  const names = (browserStorage.read(keyOf(userId)) ?? '').split(' ');
  return { sound: names.includes('sound'), badge: names.includes('badge') };
}

/** What the person has asked for on this browser; nothing before they do. */
export function useAlertChoices(userId: number) {
  const [choices, setChoices] = useState(() => read(userId));
  const choose = (change: Partial<AlertChoices>): void => {
    const next = { ...choices, ...change };
    const names = [next.sound && 'sound', next.badge && 'badge'].filter((name) => name !== false);
    browserStorage.write(keyOf(userId), names.length === 0 ? null : names.join(' '));
    setChoices(next);
  };
  return [choices, choose] as const;
}
