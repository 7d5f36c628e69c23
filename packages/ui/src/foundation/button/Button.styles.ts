import { css, styled } from 'styled-components';
import { color, density, fontSize, media, motion, radius, space } from '../../theme/index.ts';

/** Hover style, also while the popup it opened is open. Touch has no hover; the pressed style is darker. */
const raised = (look: ReturnType<typeof css>) => css`
  @media (hover: hover) {
    &:hover:where(:not([aria-busy='true'])) {
      ${look}
    }
  }
  &[data-popup-open] {
    ${look}
  }
`;

/** Button styles by `data-variant` and `data-size`, also for plain elements. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-family: inherit;
  font-weight: 550;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  min-block-size: ${density.controlHeight};
  padding: ${space(1)} ${space(4)};
  font-size: ${fontSize[14]};
  &[data-size='small'] {
    min-block-size: 32px;
    padding-inline: ${space(3)};
    font-size: ${fontSize[13]};
  }
  &[data-full-width] {
    inline-size: 100%;
  }
  &[data-icon-only] {
    flex: none;
    inline-size: ${density.controlHeight};
    padding: 0;
  }
  &[data-icon-only][data-size='small'] {
    inline-size: 32px;
  }
  @media ${media.touch} {
    &[data-size] {
      min-block-size: 44px;
    }
    &[data-icon-only][data-size] {
      inline-size: 44px;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[data-variant='primary'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 600;
    ${raised(css`
      background: ${color.primaryStrong};
    `)}
  }
  &[data-variant='secondary'] {
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.text};
    ${raised(css`
      border-color: ${color.borderStrong};
      background: ${color.surfaceSunken};
    `)}
  }
  &[data-variant='ghost'] {
    background: transparent;
    color: ${color.primary};
    ${raised(css`
      background: ${color.primarySoft};
    `)}
  }
  &[data-icon-only][data-variant='ghost'] {
    color: ${color.textMuted};
    ${raised(css`
      background: ${color.surfaceSunken};
      color: ${color.text};
    `)}
  }
  &[data-variant='ghost'][aria-pressed='true'],
  &[data-variant='secondary'][aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.surface};
    font-weight: 600;
    ${raised(css`
      background: color-mix(in srgb, ${color.danger} 86%, ${color.text});
    `)}
  }
  &:active:where(:not(:disabled, [aria-disabled='true'])) {
    box-shadow: inset 0 0 0 100px color-mix(in srgb, currentColor 10%, transparent);
  }
  /* Disabled, or focusable with a reason shown when pressed. */
  &[data-variant]:is(:disabled, [aria-disabled='true']:not([aria-busy='true'])) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: default;
    &[data-variant='ghost'] {
      border-color: transparent;
      background: transparent;
    }
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (forced-colors: active) {
    &[data-variant][aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const ButtonRoot = styled.button`
  ${buttonStyle}
`;

export const LinkRoot = styled.a`
  ${buttonStyle}
`;
