'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import { CircleCheck } from '../icons/circle-check.ts';
import { Info } from '../icons/info.ts';
import { TriangleAlert } from '../icons/triangle-alert.ts';
import { X } from '../icons/x.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { bannerTexts } from '../../locale/ownTexts.ts';
import { Action, BannerRoot, Content, Dismiss, Message, Title, Words } from './Banner.styles.ts';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

/** What kind of news it is. */
export type BannerTone = 'info' | 'positive' | 'warning' | 'danger';

export type BannerProps = {
  /** Kind of news: it chooses icon, colour and the word that a screen reader says first. Default 'info'. */
  tone?: BannerTone;
  /** The news in a few words; may be left out when one sentence says it all. */
  title?: string;
  /** What happened, why it matters, what to do. */
  children?: ReactNode;
  /** One action that answers the news, such as a small `Button`. */
  action?: ReactNode;
  /** Shows a close button and is called when it is pressed. Without it the banner stays until the host removes it. */
  onDismiss?: () => void;
  /**
   * How it is announced: 'polite' waits for a pause (role status), 'assertive' interrupts (role alert), 'off' is silent, for
   * a banner that stands there from the beginning. Default 'assertive' for danger, else 'polite'.
   */
  live?: 'polite' | 'assertive' | 'off';
  /** Name of the close button. Default from the catalogue. */
  dismissLabel?: string;
};

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

/** News about the page it stands on, in the flow of the page. What is wrong with one field belongs to that field. */
export function Banner({ tone = 'info', title, children, action, onDismiss, live, dismissLabel }: BannerProps) {
  const t = useTexts(bannerTexts);
  const Icon = icons[tone];
  return (
    <BannerRoot data-tone={tone}>
      <Content>
        {/* Only the message is announced, not the buttons beside it. */}
        <Message role={roles[live ?? (tone === 'danger' ? 'assertive' : 'polite')]}>
          <Icon aria-hidden />
          <Words>
            <VisuallyHidden>{t(`banner.${tone}`)} </VisuallyHidden>
            {title !== undefined && <Title>{title}</Title>}
            {children}
          </Words>
        </Message>
        {action !== undefined && <Action>{action}</Action>}
      </Content>
      {onDismiss !== undefined && (
        <Dismiss>
          <IconButton label={dismissLabel ?? t('banner.dismiss')} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </Dismiss>
      )}
    </BannerRoot>
  );
}
