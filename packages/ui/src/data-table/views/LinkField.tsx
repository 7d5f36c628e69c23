'use client';
import { useEffect, useRef } from 'react';
import { Button, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { viewPanelTexts } from '../../locale/ownTexts.ts';

type LinkFieldProps = {
  readonly href: string;
  readonly onDone: () => void;
};

/** A link that could not be copied, selected so that the person can do it: one key, or a long press. */
export function LinkField({ href, onDone }: LinkFieldProps) {
  const t = useTexts(viewPanelTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="answer">
      <TextField
        ref={input}
        label={t('viewPanel.link')}
        description={t('viewPanel.notCopied')}
        value={href}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="buttons">
        <Button size="small" onClick={onDone}>
          {t('viewPanel.done')}
        </Button>
      </div>
    </div>
  );
}
