'use client';
import { useEffect, useRef, useState } from 'react';
import { follow, isTaken, NO_ACCEPTANCE } from './acceptance.ts';

type AcceptanceOptions = {
  open: boolean;
  saving: boolean;
  problem: string | null;
  /** The signature was taken and is not needed any more. */
  onTaken: () => void;
};

/** Lets an acceptance go out once, until the host has said what became of it. */
export function useAcceptance({ onTaken, ...host }: AcceptanceOptions) {
  const [acceptance, setAcceptance] = useState(NO_ACCEPTANCE);
  const next = follow(acceptance, host);
  if (next !== acceptance) {
    setAcceptance(next);
    if (isTaken(acceptance, host)) onTaken();
  }
  // Two presses in the same moment come before React has shown what the first one led to.
  const given = useRef(false);
  useEffect(() => {
    given.current = acceptance.step !== 'none';
  });
  return {
    /** Runs the acceptance, unless one is under way. */
    give: (accept: () => void): void => {
      if (given.current || !host.open || host.saving) return;
      given.current = true;
      setAcceptance({ step: 'given', problem: host.problem });
      accept();
    },
    /** What is accepted has changed, or the person leaves: the next acceptance is another one. */
    withdraw: (): void => setAcceptance(NO_ACCEPTANCE),
  };
}
