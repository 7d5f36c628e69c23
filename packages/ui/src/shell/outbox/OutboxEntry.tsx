'use client';
import { useState } from 'react';
import { Copy } from '../../foundation/icons/copy.ts';
import { Badge, type BadgeTone, Button, ConfirmDialog } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { outboxTexts } from '../../locale/texts/es/outbox.ts';
import { useOverflow } from '../../state/useOverflow.ts';
import { copyText } from '../../state/copyText.ts';
import { Entry } from './OutboxBar.styles.ts';
import type { OutboxLine } from './outboxLine.ts';

export type OutboxEntryProps = {
  line: OutboxLine;
  /** Called to retry a job that waits for the person. */
  onRetry: () => void;
  /** Called to discard it, after the question. */
  onDiscard: () => void;
};

const tones = { waiting: 'neutral', sending: 'info', refused: 'danger', unknown: 'warning' } as const satisfies Record<
  OutboxLine['state'],
  BadgeTone
>;

/** One job of the outbox: its kind, prospect, status, input and actions. */
export function OutboxEntry({ line, onRetry, onDiscard }: OutboxEntryProps) {
  const { what, who, when, state, message, details } = line;
  const t = useTexts(outboxTexts);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [overflows, watchSaid] = useOverflow();
  const isForPerson = state === 'refused' || state === 'unknown';
  const whatText = t(`outboxEntry.${what}`);
  const named = (action: string) => t('outboxEntry.named', { action, what: whatText, who });
  const copy = () => {
    const text = details.map((detail) => t('outboxEntry.detail', detail));
    void copyText([t('outboxEntry.detail', { label: whatText, value: who }), ...text].join('\n')).then(setCopied);
  };
  return (
    <Entry>
      <div className="head">
        <h3>
          {whatText} · {who}
        </h3>
        <Badge tone={tones[state]}>{t(`outboxEntry.${state}`)}</Badge>
      </div>
      <p className="when">{when}</p>
      {message !== undefined && message !== '' && (
        <p
          ref={watchSaid}
          className="message said"
          {...(overflows && { role: 'group', 'aria-label': t('outboxEntry.refused'), tabIndex: 0 })}
        >
          {message}
        </p>
      )}
      {state === 'unknown' && <p className="message">{t('outboxEntry.unknownHint')}</p>}
      {details.length > 0 && (
        <dl>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="buttons">
        {isForPerson && (
          <Button size="small" aria-label={named(t('outboxEntry.retry'))} onClick={onRetry}>
            {t('outboxEntry.retry')}
          </Button>
        )}
        {details.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            startIcon={<Copy />}
            aria-label={named(t('outboxEntry.copy'))}
            onClick={copy}
          >
            {t('outboxEntry.copy')}
          </Button>
        )}
        {state !== 'sending' && (
          <ConfirmDialog
            title={t('outboxEntry.discardTitle', { name: who })}
            description={t('outboxEntry.discardText')}
            confirmLabel={t('outboxEntry.discard')}
            tone="danger"
            onConfirm={onDiscard}
            trigger={
              <Button size="small" variant="ghost" aria-label={named(t('outboxEntry.discard'))}>
                {t('outboxEntry.discard')}
              </Button>
            }
          />
        )}
        <output>{copied !== null && t(copied ? 'outboxEntry.copied' : 'outboxEntry.notCopied')}</output>
      </div>
    </Entry>
  );
}
