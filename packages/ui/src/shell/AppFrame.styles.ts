import { createGlobalStyle, styled } from 'styled-components';
import { color, layer, media, radius, space } from '../theme/index.ts';
import { menuWidth } from './SideMenu.styles.ts';

/** What is focused or linked to is never hidden under the sticky bar. */
export const ScrollRoom = createGlobalStyle`
  html { scroll-padding-block: 72px 24px; }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;

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

  > .rail {
    display: none;
  }

  > .column {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }

  > .column > .bar {
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-start: 0;
  }

  > .column > main {
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
    > .column > main {
      padding: ${space(5)} ${space(6)} ${space(8)};
    }
  }

  @media ${media.lg} {
    &:has(> .rail) {
      grid-template-columns: ${menuWidth.full}px minmax(0, 1fr);
    }

    &[data-minimized='true']:has(> .rail) {
      grid-template-columns: ${menuWidth.minimized}px minmax(0, 1fr);
    }

    > .rail {
      position: sticky;
      z-index: ${layer.sticky + 1};
      display: block;
      inset-block-start: 0;
      block-size: 100vh;
      block-size: 100dvh;
    }

    > .rail > * {
      border-inline-end: 1px solid ${color.border};
    }
  }

  @media print {
    > .rail,
    > .column > .bar {
      display: none;
    }
  }
`;
