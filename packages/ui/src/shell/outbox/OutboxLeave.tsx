'use client';
import { useRef } from 'react';
import { Banner, BottomSheet, Button, type ControlledOpenProps, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { outboxTexts } from '../../locale/texts/es/outbox.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { OutboxCounts } from './OutboxCounts.tsx';
import { styled } from 'styled-components';
import { fontSize, media, space } from '../../theme/index.ts';

/** The buttons, laid out by the surrounding footer. */
const Answers = styled.div`
  display: contents;
`;

/** Apart from the others: it deletes data. */
const Apart = styled.div`
  display: grid;
  margin-block-end: ${space(3)};

  @media ${media.sm} {
    margin-block-end: 0;
    margin-inline-end: auto;
  }
`;

/** The counts above the explanation. */
const News = styled.p`
  margin: 0 0 ${space(3)};
  font-size: ${fontSize[14]};
`;

export type OutboxLeaveProps = RootProps &
  ControlledOpenProps & {
    /** Number of waiting jobs. When all three counts are 0, everything was sent meanwhile. */
    waiting: number;
    /** Number of jobs the server refused. Default: 0. */
    refused?: number | undefined;
    /** Number of jobs with an unknown outcome. Default: 0. */
    unknown?: number | undefined;
    /** Whether there is a network. Default: true. */
    online?: boolean | undefined;
    /** They are being sent, on the person's request. Default: false. */
    busy?: boolean | undefined;
    /** They could not all be sent on the person's request. Default: false. */
    failed?: boolean | undefined;
    /** Send, and leave when everything was sent. */
    onSend: () => void;
    /** Leave, and delete unsent jobs, if any. */
    onLeave: () => void;
  };

/** Asks before sign-out what to do with unsent jobs. Closing it means to stay; it never decides by itself. */
export function OutboxLeave({
  waiting,
  refused = 0,
  unknown = 0,
  online = true,
  busy = false,
  failed = false,
  onSend,
  onLeave,
  ...root
}: OutboxLeaveProps) {
  const t = useTexts(outboxTexts);
  const stay = useRef<HTMLButtonElement>(null);
  // The send button is hidden when nothing can be sent or there is no network.
  const rescue = useLostFocus(() => stay.current);
  const count = waiting + refused + unknown;
  const canSend = waiting > 0 && (online || busy);
  const title = waiting > 0 ? t('outboxLeave.title', { count: waiting }) : t('outboxLeave.unsent', { count });
  return (
    <BottomSheet
      {...root}
      busy={busy}
      size="small"
      title={count === 0 ? t('outboxLeave.none') : title}
      {...(count > 0 && { description: t('outboxLeave.text') })}
      initialFocus={stay}
      footer={
        <Answers {...rescue}>
          {count > 0 && (
            <Apart>
              <Button variant="danger" aria-disabled={busy} onClick={() => !busy && onLeave()}>
                {t('outboxLeave.leave')}
              </Button>
            </Apart>
          )}
          <DialogClose>
            <Button ref={stay} variant={canSend || count === 0 ? 'secondary' : 'primary'} aria-disabled={busy}>
              {t('outboxLeave.stay')}
            </Button>
          </DialogClose>
          {canSend && (
            <Button variant="primary" busy={busy} busyLabel={t('outboxLeave.sending')} onClick={onSend}>
              {t('outboxLeave.send')}
            </Button>
          )}
          {count === 0 && (
            <Button variant="primary" onClick={onLeave}>
              {t('outboxLeave.go')}
            </Button>
          )}
        </Answers>
      }
    >
      {refused + unknown > 0 && (
        <News>
          <OutboxCounts waiting={waiting} refused={refused} unknown={unknown} />
        </News>
      )}
      <div aria-live="assertive">
        {failed && !busy && count > 0 && (
          <Banner tone="warning" live="off">
            {t('outboxLeave.left', { count })}
          </Banner>
        )}
        {!online && waiting > 0 && (
          <Banner tone="info" live="off">
            {t('outboxLeave.offline')}
          </Banner>
        )}
        {count === 0 && <p>{t('outboxLeave.safe')}</p>}
      </div>
    </BottomSheet>
  );
}
