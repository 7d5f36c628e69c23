'use client';
import { useEffect, useRef, useState } from 'react';
import { follow, isTaken, NO_ACCEPTANCE } from './acceptance.ts';

type AcceptanceOptions = {
  open: boolean;
  saving: boolean;
  problem: string | null;
  /** Called when the signature was taken. */
  onTaken: () => void;
};

/** Lets an acceptance go out once, until the host has answered. */
export function useAcceptance({ onTaken, ...host }: AcceptanceOptions) {
  const [acceptance, setAcceptance] = useState(NO_ACCEPTANCE);
  const next = follow(acceptance, host);
  if (next !== acceptance) {
    setAcceptance(next);
    if (isTaken(acceptance, host)) onTaken();
  }
  // Two presses at once come before React has rendered the first one's result.
  const given = useRef(false);
  useEffect(() => {
    given.current = acceptance.step !== 'none';
  });
  return {
    /** Runs the acceptance, unless one is running. */
    give: (accept: () => void): void => {
      if (given.current || !host.open || host.saving) return;
      given.current = true;
      setAcceptance({ step: 'given', problem: host.problem });
      accept();
    },
    /** What is accepted has changed, or the person leaves: the next acceptance is a new one. */
    withdraw: (): void => setAcceptance(NO_ACCEPTANCE),
  };
}
