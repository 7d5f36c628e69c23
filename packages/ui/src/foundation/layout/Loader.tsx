'use client';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { color, fontSize, space, visuallyHidden } from '../../theme/index.ts';
import { BusyMark } from '../button/ButtonContent.styles.ts';

export type LoaderProps = RootProps<HTMLOutputElement> & {
  /** What is being waited for: 'Buscando contratos…'. Default: 'Cargando…', in the language of the page. */
  label?: string | undefined;
  /** Hides the label visually, where the context makes it obvious. Default false. */
  hideLabel?: boolean | undefined;
  /** The mark is 12, 16 or 24 px. Default 'medium'. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const Root = styled.output`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-size: ${fontSize[14]};
  color: ${color.textMuted};
  & > :first-child {
    inline-size: 16px;
    block-size: 16px;
    color: ${color.primary};
  }
  &[data-size='small'] {
    font-size: ${fontSize[13]};
  }
  &[data-size='small'] > :first-child {
    inline-size: 12px;
    block-size: 12px;
  }
  &[data-size='large'] > :first-child {
    inline-size: 24px;
    block-size: 24px;
    border-width: 3px;
  }
  & > [data-hidden] {
    ${visuallyHidden}
  }
`;

/**
 * Something short is under way, of which nothing is known but that; announced as it appears. For content that will stand here use
 * `SkeletonGroup`, for what takes long `Progress`, for a button's own action its `busy`.
 */
export function Loader({ label, hideLabel = false, size = 'medium', ...root }: LoaderProps) {
  const t = useTexts(statusTexts);
  return (
    <Root {...root} data-size={size}>
      <BusyMark aria-hidden />
      <span data-hidden={hideLabel || undefined}>{label ?? t('skeleton.loading')}</span>
    </Root>
  );
}
