import { createGlobalStyle, styled } from 'styled-components';
import { color, layer, media, radius, space } from '../theme/index.ts';
import { noticeSizeProperty } from './notice/noticeSize.ts';
import { menuWidth } from './SideMenu.styles.ts';

/** Focused and linked elements are never hidden under the sticky bar, nor toasts that come from above. */
export const ScrollRoom = createGlobalStyle`
  html { --sereno-bar-size: calc(56px + var(${noticeSizeProperty}, 0px)); scroll-padding-block: calc(72px + var(${noticeSizeProperty}, 0px)) 24px; }
`;

export const Frame = styled.div`
  /* Height of the notice while the page scrolls. */
  --frame-top: var(${noticeSizeProperty}, 0px);

  > .skip {
    position: fixed;
    z-index: ${layer.toast};
    inset-block-start: ${space(2)};
    inset-inline-start: ${space(2)};
    padding: ${space(2)} ${space(4)};
    border-radius: ${radius.control};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 600;
    text-decoration: none;
  }

  > .skip:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }

  > .notice {
    position: sticky;
    z-index: ${layer.sticky + 2};
    inset-block-start: 0;
  }

  > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: calc(100vh - var(${noticeSizeProperty}, 0px));
    min-block-size: calc(100dvh - var(${noticeSizeProperty}, 0px));
  }

  > .body > .rail {
    display: none;
  }

  > .body > .column {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }

  /* Hides the end of a loading page: it would jump. */
  > .body > .column:has(> main [data-page-pending]) > footer {
    visibility: hidden;
  }

  > .body > .column > .bar {
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-start: var(--frame-top);
  }

  > .body > .column > main {
    /* What lists may take beyond their place on a phone, to reach its edges. */
    --sereno-page-edge: ${space(4)};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(4)};
    inline-size: 100%;
    max-inline-size: 1440px;
    margin-inline: auto;
    padding: ${space(4)} ${space(4)} ${space(8)};
    outline: none;
  }

  @media ${media.md} {
    > .body > .column > main {
      padding: ${space(5)} ${space(6)} ${space(8)};
    }

    /* Room for the scroll-to-top button, which the footer provides otherwise. */
    > .body > .column > main:last-child {
      padding-block-end: ${space(18)};
    }
  }

  @media ${media.lg} {
    > .body:has(> .rail) {
      grid-template-columns: ${menuWidth.full}px minmax(0, 1fr);
    }

    &[data-minimized='true'] > .body:has(> .rail) {
      grid-template-columns: ${menuWidth.minimized}px minmax(0, 1fr);
    }

    > .body > .rail {
      position: sticky;
      z-index: ${layer.sticky + 1};
      display: block;
      inset-block-start: var(--frame-top);
      block-size: calc(100vh - var(--frame-top));
      block-size: calc(100dvh - var(--frame-top));
    }

    > .body > .rail > * {
      border-inline-end: 1px solid ${color.border};
    }
  }

  /* In a low window, such as a phone in landscape or 200 % zoom, the notice scrolls away. */
  @media (max-height: 480px) {
    --frame-top: 0px;

    > .notice {
      position: static;
    }
  }

  @media print {
    > .body:has(> .rail),
    &[data-minimized='true'] > .body:has(> .rail) {
      grid-template-columns: minmax(0, 1fr);
    }

    > .body > .rail,
    > .body > .column > .bar {
      display: none;
    }
  }
`;
