'use client';
import type { ReactNode } from 'react';
import { type BannerTone, IconButton, VisuallyHidden } from '../../foundation/index.ts';
import { X } from '../../foundation/icons/x.ts';
import { toneIcons } from '../../foundation/status/toneIcons.ts';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { NoticeRoot } from './NoticeBar.styles.ts';

export type NoticeBarProps = RootProps & {
  /** Tone: it selects icon, colour and the first word for screen readers. Default: 'info'. */
  tone?: BannerTone | undefined;
  /** The message, in one sentence. */
  children: ReactNode;
  /** One action, such as a small `Button`. Default: none. */
  action?: ReactNode;
  /** Shows a close button and is called when it is pressed. Default: the notice stays until the host removes it. */
  onDismiss?: (() => void) | undefined;
};

/** Urgent tones interrupt a screen reader; the rest wait for a pause. */
const roles = { info: 'status', positive: 'status', warning: 'alert', danger: 'alert' } as const;

/**
 * A message for everyone, across the full width above the top bar (CAT-11); it is the `notice` of an `AppFrame`. For a
 * message about one page use a `Banner`, for the result of an action a toast.
 */
export function NoticeBar({ tone = 'info', children, action, onDismiss, ...root }: NoticeBarProps) {
  const t = useTexts(statusTexts);
  const Icon = toneIcons[tone];
  return (
    <NoticeRoot {...root} data-tone={tone}>
      <div className="content">
        {/* Only the message is announced, not the buttons. */}
        <p role={roles[tone]}>
          <Icon aria-hidden size={18} />
          <span className="words">
            <VisuallyHidden>{t(`banner.${tone}`)} </VisuallyHidden>
            {children}
          </span>
        </p>
        {action}
      </div>
      {onDismiss !== undefined && (
        <div className="dismiss">
          <IconButton label={t('banner.dismiss')} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </NoticeRoot>
  );
}
