import type { ReactNode } from 'react';
import { Info } from '../icons/info.ts';
import { Button } from '../button/Button.tsx';
import { Notice } from './form.styles.ts';

/** What a person should know before filling a form in. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <Notice>
      <span>
        <Info aria-hidden />
        <span>{children}</span>
      </span>
    </Notice>
  );
}

type DraftNoticeProps = {
  /** Says that the form shows an earlier draft. */
  children: ReactNode;
  /** Text of the button. */
  startOver: string;
  /** Discards the draft. Default: no button. */
  onStartOver?: (() => void) | undefined;
};

/** The form shows an earlier draft, announced as it appears, and the way out of it. */
export function DraftNotice({ children, startOver, onStartOver }: DraftNoticeProps) {
  return (
    <Notice>
      <output>
        <Info aria-hidden />
        <span>{children}</span>
      </output>
      {onStartOver && (
        <Button size="small" variant="ghost" onClick={onStartOver}>
          {startOver}
        </Button>
      )}
    </Notice>
  );
}
