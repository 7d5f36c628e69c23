'use client';
import type { ReactNode } from 'react';
import { type BannerTone, IconButton, VisuallyHidden } from '../../foundation/index.ts';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { Info } from '../../foundation/icons/info.ts';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { X } from '../../foundation/icons/x.ts';
import { useTexts } from '../../locale/index.ts';
import { bannerTexts } from '../../locale/ownTexts.ts';
import { NoticeRoot } from './NoticeBar.styles.ts';

export type NoticeBarProps = {
  /** Kind of news: it chooses icon, colour and the word that a screen reader says first. Default: 'info'. */
  tone?: BannerTone | undefined;
  /** The news, in one sentence. */
  children: ReactNode;
  /** One action that answers the news, such as a small `Button`. Default: none. */
  action?: ReactNode;
  /** Shows a close button and is called when it is pressed. Default: the notice stays until the host takes it away. */
  onDismiss?: (() => void) | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: { /** Name of the close button. Default: 'Cerrar aviso'. */ dismiss?: string } | undefined;
};

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
/** What everybody must know now interrupts a screen reader; the rest waits for a pause. */
const roles = { info: 'status', positive: 'status', warning: 'alert', danger: 'alert' } as const;

/**
 * News for everybody, across the whole width above the top bar (CAT-11); it is the `notice` of an `AppFrame`. News about one page
 * is a `Banner` on it, what has just been done a toast.
 */
export function NoticeBar({ tone = 'info', children, action, onDismiss, labels = {} }: NoticeBarProps) {
  const t = useTexts(bannerTexts);
  const Icon = icons[tone];
  return (
    <NoticeRoot data-tone={tone}>
      <div className="content">
        {/* Only the news is announced, not the buttons beside it. */}
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
          <IconButton label={labels.dismiss ?? t('banner.dismiss')} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </NoticeRoot>
  );
}
