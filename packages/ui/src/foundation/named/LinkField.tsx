'use client';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../locale/index.ts';
import { namedTexts } from '../../locale/texts/es/named.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';

type LinkFieldProps = {
  readonly label: string;
  readonly href: string;
  readonly onDone: () => void;
};

/** A link that could not be copied, selected for copying by hand: one key, or a long press. */
export function LinkField({ label, href, onDone }: LinkFieldProps) {
  const t = useTexts(namedTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="answer">
      <TextField
        ref={input}
        label={label}
        description={t('namedList.notCopied')}
        value={href}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="buttons">
        <Button size="small" onClick={onDone}>
          {t('namedList.done')}
        </Button>
      </div>
    </div>
  );
}
