import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import { shadeLook } from './shadeLook.styles.ts';

/**
 * What a drawing of shaded cells stands in: the place in which it is scrolled, the cells, the names that stay, a line that says
 * what is left out, and the words of the shades.
 */
export const ShadeRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  block-size: 100%;
  min-inline-size: 0;
  ${shadeLook}

  .left-out {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  .scroller {
    position: relative;
    display: grid;
    justify-items: start;
    align-items: start;
    flex: 0 1 auto;
    min-block-size: 0;
    min-inline-size: 0;
    overflow: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
    border-radius: 4px;
  }
  /* Around what is in sight: the drawing itself reaches further. */
  .scroller:has(.hit:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  .scroller .hit:focus-visible {
    outline: none;
  }
  .scroller > * {
    grid-area: 1 / 1;
  }
  /* A finger that goes sideways moves the drawing, as one that goes up or down does the page. */
  .scroller .hit {
    touch-action: pan-x pan-y;
  }

  .cell {
    fill: var(--shade);
    stroke: var(--edge);
    stroke-width: 1px;
  }
  .cell[data-shade='unknown'] {
    stroke-dasharray: 2 2;
  }
  .word {
    fill: ${color.textMuted};
  }
  .value {
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }

  /* Names that stay while the cells are scrolled; they lie over those of the drawing, which a picture needs. */
  .kept {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    line-height: 1.3;
    pointer-events: none;
    /* Nothing of the drawing shows at its edge, where px are parted. */
    box-shadow: -1px 0 0 1px ${color.surface};
    &:dir(rtl) {
      box-shadow: 1px 0 0 1px ${color.surface};
    }
  }
  .kept > span {
    position: absolute;
    display: flex;
    align-items: center;
    overflow: hidden;
  }
  .kept > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .kept[data-of='columns'] > span {
    justify-content: center;
  }
  .kept[data-of='corner'] {
    z-index: 2;
  }

  .shades {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
  }
  .shades > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .shades i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 1px solid var(--edge);
    border-radius: 3px;
    background: var(--shade);
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    .cell,
    .value,
    .word {
      forced-color-adjust: none;
    }
    .word,
    .value {
      fill: CanvasText;
    }
    /* Each value is printed there. */
    .shades i {
      display: none;
    }
  }
  @media print {
    .scroller {
      overflow: hidden;
    }
    .kept {
      position: static;
    }
  }
`;
