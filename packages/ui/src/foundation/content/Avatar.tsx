'use client';
import { styled } from 'styled-components';
import { useLocale } from '../../locale/index.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { color, fontSize } from '../../theme/index.ts';
import { initialOf } from './initial.ts';

export type AvatarProps = RootProps<HTMLSpanElement> & {
  /** The person's name; its initial is shown. */
  name: string;
  /** Accessible name, for an avatar without a written name. Without it assistive technology skips it. */
  label?: string | undefined;
  /** 24, 32 or 40 px. Default 'medium'. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  border: 1px solid transparent;
  border-radius: 50%;
  font-weight: 650;
  line-height: 1;
  user-select: none;

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    font-size: ${fontSize[12]};
  }
  &[data-size='medium'] {
    inline-size: 32px;
    block-size: 32px;
    font-size: ${fontSize[13]};
  }
  &[data-size='large'] {
    inline-size: 40px;
    block-size: 40px;
    font-size: ${fontSize[16]};
  }

  background: ${color.primarySoft};
  color: ${color.primary};
`;

/** A person's initial in a circle. Beside the written name it is decorative and needs no `label`. */
export function Avatar({ name, label, size = 'medium', ...root }: AvatarProps) {
  const locale = useLocale();
  const named = label !== undefined && label !== '';
  return (
    <Root {...root} data-size={size} {...(named ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {initialOf(name, locale)}
    </Root>
  );
}
