import type { GuardRefusal } from '@sereno/api/guard';
import { useState } from 'react';
import { guardOwnTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';

const ISSUES = ['past', 'gone', 'same', 'twice', 'running', 'asked', 'stale'] as const;

/** Why the server refuses a swap, in the person's language; its own sentence where it names no code that is known. */
export function useSwapProblem() {
  const { t } = useText(guardOwnTexts);
  const [code, setCode] = useState<GuardRefusal | null>(null);
  const issue = ISSUES.find((one) => one === code);
  return {
    onRefused: setCode,
    textOf: (text: string) => (issue === undefined ? text : t(`guardOwn.issue.${issue}`)),
  };
}
