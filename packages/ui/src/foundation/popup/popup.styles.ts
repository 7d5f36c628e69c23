import { css } from 'styled-components';
import { color, fontSize, iconSize, media, motion, radius, shadow, space } from '../../theme/index.ts';

/** The surface of floating lists, menus and popovers, with a short fade. */
export const popupStyle = css`
  box-sizing: border-box;
  border: 1px solid;
  border-radius: ${radius.card};
  font-size: ${fontSize[14]};
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.fast} ease-out,
    scale ${motion.fast} ease-out;

  max-inline-size: min(var(--available-width), calc(100vw - ${space(4)}));
  max-block-size: var(--available-height);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }
  /* Opened by key, it shows at once. */
  &[data-instant] {
    transition: none;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

/** A row of a list or menu: 32 px, 44 px on touch; highlighted by pointer or key, marked when selected. */
export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  border-radius: ${radius.control};
  line-height: 1.35;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  outline: none;
  cursor: default;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  min-block-size: 32px;
  padding: ${space(1)} ${space(2.5)};
  font-size: ${fontSize[14]};
  @media ${media.touch} {
    min-block-size: 44px;
  }
  & > svg {
    ${iconSize}
  }

  color: ${color.text};
  &[data-highlighted] {
    background: ${color.primarySoft};
  }
  /* The pale background is too faint to follow with keys; a pointer needs no ring. */
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
  }
  &[data-selected] {
    color: ${color.primary};
    font-weight: 550;
  }
  &[data-tone='danger'] {
    color: ${color.danger};
    &[data-highlighted] {
      background: ${color.dangerSoft};
    }
  }
  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      forced-color-adjust: none;
      outline-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
    }
    /* Grey letters on the selection colour are not readable. */
    &[data-disabled][data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
      background: Canvas;
    }
  }
`;
