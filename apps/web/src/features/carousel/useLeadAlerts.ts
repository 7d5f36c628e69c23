import type { Lead } from '@sereno/domain/carousel';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { titleBadgeAtom } from '../../platform/pageTitle.ts';
import type { AlertChoices } from './alertChoices.ts';
import { playTone } from './playTone.ts';

/**
 * Calls for attention as the person has asked for: a tone when a lead comes, and the number of those that wait in the page's title.
 * @param leads Those that wait; no array while none are known, or none are to be seen.
 */
export function useLeadAlerts(leads: readonly Lead[] | null | undefined, { sound, badge }: AlertChoices): void {
  const setBadge = useSetAtom(titleBadgeAtom);
  const seen = useRef<ReadonlySet<number> | null>(null);
  const wantsSound = useRef(sound);
  useEffect(() => {
    wantsSound.current = sound;
  }, [sound]);

  useEffect(() => {
    if (!leads) return;
    const before = seen.current;
    // A lead that comes back after a failed try was there before.
    seen.current = new Set([...(before ?? []), ...leads.map(({ id }) => id)]);
    const hasNew = before !== null && leads.some(({ id }) => !before.has(id));
    if (hasNew && wantsSound.current) void playTone();
  }, [leads]);

  const count = badge ? (leads?.length ?? 0) : 0;
  useEffect(() => {
    setBadge(count);
    return () => setBadge(0);
  }, [count, setBadge]);
}
