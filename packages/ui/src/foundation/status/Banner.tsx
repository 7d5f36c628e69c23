'use client';
import { X } from '../icons/x.ts';
import { toneIcons } from './toneIcons.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { Action, BannerRoot, Content, Dismiss, Message, Title, Words } from './Banner.styles.ts';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

/** Tone of a message. */
export type BannerTone = 'info' | 'positive' | 'warning' | 'danger';

export type BannerProps = RootProps & {
  /** Tone: it selects icon, colour and the first word for screen readers. Default 'info'. */
  tone?: BannerTone | undefined;
  /** Title in a few words; optional when one sentence is enough. */
  title?: string | undefined;
  /** What happened, why it matters, what to do. */
  children?: ReactNode;
  /** One action, such as a small `Button`. */
  action?: ReactNode;
  /** Shows a close button and is called when it is pressed. Without it the banner stays until the host removes it. */
  onDismiss?: (() => void) | undefined;
  /**
   * How it is announced: 'polite' waits for a pause (role status), 'assertive' interrupts (role alert), 'off' is
   * silent, for a banner that is there from the start. Default 'assertive' for danger, else 'polite'.
   */
  live?: 'polite' | 'assertive' | 'off' | undefined;
};

const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

/** A message about the page it is on, in the flow of the page. A field's error belongs to the field. */
export function Banner({ tone = 'info', title, children, action, onDismiss, live, ...root }: BannerProps) {
  const t = useTexts(statusTexts);
  const Icon = toneIcons[tone];
  return (
    <BannerRoot {...root} data-tone={tone}>
      <Content>
        {/* Only the message is announced, not the buttons. */}
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
          <IconButton label={t('banner.dismiss')} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </Dismiss>
      )}
    </BannerRoot>
  );
}
