import { css } from 'styled-components';
import { color, motion, space } from '../../theme/index.ts';

/** What can be pressed in a row is drawn by its style: an element for each icon of each row would be felt. */
export const rowRules = css`
  [data-act='expand']::before,
  [data-act='actions']::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    rotate: -45deg;
    transition: rotate ${motion.fast};
  }

  [data-act='expand']:dir(rtl)::before {
    rotate: 135deg;
  }

  [data-act='expand'][aria-expanded='true']::before {
    rotate: 45deg;
  }

  /* Three dots: two are borders, which forced colours keep. */
  [data-act='actions']::before {
    inline-size: 3px;
    block-size: 13px;
    border-width: 3px 0;
    border-radius: 1.5px;
    background: linear-gradient(currentColor 0 0) center / 3px 3px no-repeat;
    rotate: none;
  }

  input[type='checkbox'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }

  /* The whole of its cell can be pressed, not the small box alone. */
  .lead:has(> input) {
    cursor: pointer;
  }

  /* Rows */
  &[data-pressable] .body > .row,
  &[data-pressable] .body > [role='presentation'] > .row {
    cursor: pointer;
  }

  .body .row:hover {
    background: color-mix(in srgb, ${color.surfaceSunken} 60%, ${color.surface});
  }

  .body .row[aria-selected='true'] {
    background: ${color.primarySoft};
  }

  .detail-row {
    padding: ${space(3)} ${space(4)};
    border-block-end: 1px solid ${color.border};
    background: ${color.surfaceSunken};
    white-space: normal;
  }

  .detail-row > [role='gridcell'] {
    position: sticky;
    inset-inline-start: ${space(4)};
    max-inline-size: calc(100cqi - ${space(8)});
  }
`;
