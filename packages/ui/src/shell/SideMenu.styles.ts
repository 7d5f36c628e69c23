import { css, styled } from 'styled-components';
import { color, fontSize, layer, motion, plainList, shadow, space } from '../theme/index.ts';
import { entryLines } from './menuEntry.styles.ts';

/** Widths of the menu in px, beside the content and minimised. */
export const menuWidth = { full: 264, minimized: 72 } as const;

const narrow = css`
  inline-size: ${menuWidth.minimized}px;

  .section-title,
  .label {
    opacity: 0;
  }

  .panel {
    grid-template-rows: 0fr;
  }

  .scroll {
    scrollbar-width: none;
  }
`;

const floating = css`
  z-index: ${layer.sticky};
  box-shadow: ${shadow};
`;

/** One root for the whole menu; entries are plain markup, so that a long menu is cheap to style. */
export const MenuRoot = styled.nav`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${color.surface};
  font-size: ${fontSize[14]};

  /* Minimised it keeps its own width, in any container, and opens over the content without moving it. */
  &[data-minimized='true'] {
    position: relative;
    inline-size: ${menuWidth.full}px;
    transition: inline-size ${motion.normal};
  }

  /* Labels do not wrap while the strip opens and closes, or every row would change its height. */
  &[data-minimized='true'] .label {
    flex: 1 0 auto;
    max-inline-size: 148px;
    transition: opacity ${motion.fast};
  }

  &[data-minimized='true'] .label:last-child {
    max-inline-size: 176px;
  }

  .brand {
    display: flex;
    flex: none;
    align-items: center;
    block-size: 56px;
    margin-inline: 23px ${space(3)};
    overflow: hidden;
  }

  .scroll {
    flex: 1;
    min-block-size: 0;
    padding: ${space(2)} ${space(3)} ${space(4)};
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.border} transparent;
    overscroll-behavior: contain;
  }

  .section-title {
    margin: 0;
    padding: ${space(4)} ${space(3)} 6px 14px;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
    transition: opacity ${motion.fast};
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    ${plainList}
  }

  .section + .section:not(:has(.section-title)) {
    margin-block-start: ${space(4)};
  }

  ${entryLines}

  .foot {
    flex: none;
    padding: ${space(2)} ${space(3)};
    border-block-start: 1px solid ${color.border};
  }

  /* State */
  /* A closed group represents the current page. */
  &[data-minimized='true'] .entry[data-holds-current='true'][aria-expanded='false'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }

  @media (hover: hover) {
    &[data-minimized='true']:is([data-held='true'], :not(:hover, :has(:focus-visible))) {
      ${narrow}
    }

    &[data-minimized='true']:not([data-held='true']):is(:hover, :has(:focus-visible)) {
      ${floating}
    }
  }

  /* Without hover, a touched row opens the menu and keeps it open. */
  @media (hover: none) {
    &[data-minimized='true']:not(:focus-within) {
      ${narrow}
    }

    &[data-minimized='true']:focus-within {
      ${floating}
    }
  }

  @media (forced-colors: active) {
    .entry[aria-current='page'],
    &[data-minimized='true'] .entry[data-holds-current='true'][aria-expanded='false'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-minimized='true'] {
      border-inline-end: 1px solid CanvasText;
    }
  }
`;
