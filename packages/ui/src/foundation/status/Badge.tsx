'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export type BadgeTone = 'neutral' | 'primary' | 'info' | 'positive' | 'warning' | 'danger';

export type BadgeProps = Omit<ComponentPropsWithRef<'span'>, 'color'> & {
  /**
   * Colour of the status: pending is warning, accepted positive, in reconciliation info, late danger. Default
   * 'neutral'.
   */
  tone?: BadgeTone | undefined;
  /** An icon instead of the dot, 12 px, decorative. */
  icon?: ReactNode;
  /** The status in a word or two; the colour only repeats it. */
  children: ReactNode;
};

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(1.5)};
  max-inline-size: 100%;
  border: 1px solid transparent;
  border-radius: 11px;
  padding: 1px ${space(2)};
  font-size: ${fontSize[12]};
  font-weight: 550;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    align-self: flex-start;
    inline-size: 12px;
    block-size: 12px;
    margin-block-start: 0.25em;
  }

  &[data-tone='neutral'] {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
    color: ${color.textMuted};
  }
  &[data-tone='primary'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
  &[data-tone='positive'] {
    background: ${color.positiveSoft};
    color: ${color.positive};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

const Dot = styled.span`
  flex: none;
  align-self: flex-start;
  inline-size: 6px;
  block-size: 6px;
  margin-block-start: 0.5em;
  border-radius: 50%;
  background: currentColor;
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** The status of one thing as a word. Not interactive. */
export function Badge({ tone = 'neutral', icon, children, ...native }: BadgeProps) {
  return (
    <Root {...native} data-tone={tone}>
      {icon ?? <Dot aria-hidden />}
      <span>{children}</span>
    </Root>
  );
}
