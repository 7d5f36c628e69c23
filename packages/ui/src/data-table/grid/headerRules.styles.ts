import { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../../theme/index.ts';

/** Header and totals, which stay in sight, and what can be pressed in the header; a button of a row looks the same. */
export const headerRules = css`
  .head,
  .foot {
    position: sticky;
    z-index: 2;
  }

  .head {
    inset-block-start: 0;
  }

  .foot {
    inset-block-end: 0;
  }

  .head > .row,
  .foot > .row {
    background: ${color.surfaceSunken};
  }

  .head .cell {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 600;
    user-select: none;
  }

  .head .pinned {
    position: sticky;
  }

  /* The line below the title of a group tells how far it reaches. */
  .groups {
    border-block-end: 0;
  }

  .groups > [role] {
    border-block-end: 1px solid ${color.border};
  }

  .groups > [role] + [role] {
    border-inline-start: 1px solid ${color.border};
  }

  .foot > .row {
    border-block: 1px solid ${color.border};
    margin-block-start: -1px;
    font-weight: 650;
  }

  .body:has(+ .foot) > .row:last-child {
    border-block-end-color: transparent;
  }

  .head .title {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .head .cell > .title {
    padding-inline: ${space(2.5)};
  }

  .sort {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(1)};
    block-size: 100%;
    min-inline-size: 0;
    padding: 0 ${space(2.5)};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    cursor: pointer;
  }

  .at-end .sort {
    flex-direction: row-reverse;
  }

  .head .cell:hover,
  .head .cell[aria-sort='ascending'],
  .head .cell[aria-sort='descending'] {
    color: ${color.text};
  }

  .arrow {
    flex: none;
    opacity: 0;
    transition: rotate ${motion.fast};
  }

  .arrow[data-direction] {
    color: ${color.primary};
    opacity: 1;
  }

  .arrow[data-direction='descending'] {
    rotate: 180deg;
  }

  .sort:hover .arrow:not([data-direction]) {
    opacity: 0.5;
  }

  .rank {
    color: ${color.primary};
    font-variant-numeric: tabular-nums;
  }

  .menu,
  [data-act='expand'],
  [data-act='actions'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  .menu:hover,
  [data-act='expand']:hover,
  [data-act='actions']:hover {
    background: ${color.primarySoft};
    color: ${color.text};
  }

  /* Visible on keyboard focus and hover of its column; otherwise it would only be noise. */
  .head .menu {
    position: absolute;
    inset-inline-end: 6px;
    background: ${color.surfaceSunken};
    opacity: 0;
  }

  .head .cell:hover .menu,
  .head .cell:focus-within .menu,
  .head .menu[aria-expanded='true'] {
    opacity: 1;
  }

  .at-end .menu {
    inset-inline: 6px auto;
  }

  @media ${media.touch} {
    .menu,
    [data-act='expand'],
    [data-act='actions'] {
      inline-size: 40px;
      block-size: 40px;
    }

    .head .menu {
      display: none;
    }
  }

  .edge {
    position: absolute;
    inset-block: 20%;
    inset-inline-end: 0;
    inline-size: 9px;
    border-inline-end: 1px solid ${color.border};
    cursor: col-resize;
    touch-action: none;
  }

  .edge:hover,
  [data-resized] > .edge {
    border-inline-end: 2px solid ${color.primary};
  }

  /* The last pinned column has a line of its own. */
  .pinned-start:not(:has(+ .pinned-start)) > .edge:not(:hover) {
    border-color: transparent;
  }

  @media ${media.touch} {
    .edge {
      inline-size: 24px;
    }
  }
`;
