import { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../theme/index.ts';

/** The rows of the menu: links, group buttons, and their panels. */
export const entryLines = css`
  .entry {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    inline-size: 100%;
    min-block-size: 36px;
    padding: ${space(1)} ${space(3)} ${space(1)} 14px;
    overflow: hidden;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color ${motion.fast},
      color ${motion.fast};
  }

  @media ${media.touch} {
    .entry {
      min-block-size: 44px;
    }
  }

  .entry:focus-visible {
    outline-offset: -2px;
  }

  .entry svg {
    flex: none;
    stroke-width: 1.75;
  }

  .label {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.3;
    overflow-wrap: break-word;
  }

  .count {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
  }

  .arrow {
    transition: transform ${motion.normal};
  }

  /* A group opens and closes in 200 ms (SHL-38); closed, nothing in it can be focused. */
  .panel {
    display: grid;
    grid-template-rows: 1fr;
    transition:
      grid-template-rows ${motion.normal},
      visibility ${motion.normal};
  }

  .panel > ul {
    min-block-size: 0;
    overflow: hidden;
  }

  .panel li:first-child {
    padding-block-start: 2px;
  }

  .panel .entry {
    padding-inline-start: 46px;
    font-weight: 400;
  }

  /* State */
  .entry:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }

  .entry[aria-expanded='true'] .arrow {
    transform: rotate(90deg);
  }

  .panel[data-open='false'] {
    grid-template-rows: 0fr;
    visibility: hidden;
  }

  .entry[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 600;
  }

  .entry[aria-current='page'] .count {
    color: inherit;
  }

  .entry[data-holds-current='true'] {
    color: ${color.text};
  }
`;
