'use client';
import { useEffect, useRef } from 'react';

/** Reports each change of the problem to the host, and nothing initially without one. */
export function useProblemReport<Problem>(
  problem: Problem | null,
  report: ((problem: Problem | null) => void) | undefined,
): void {
  const told = useRef<Problem | null>(null);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    report?.(problem);
  }, [problem, report]);
}
