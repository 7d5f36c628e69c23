import { css } from 'styled-components';
import { buttonStyle } from '../../foundation/button/Button.styles.ts';
import { color, media, radius, space } from '../../theme/index.ts';
import { LEAD_WIDTH } from '../layout/gridTracks.ts';

/** A place so far outside that buttons scroll with the columns, where they would leave too little of the table's own width to these. */
const stickyEnd = '9999 * min(0px, 55cqi - var(--buttons))';

/** The buttons at the end of a row: what they look like elsewhere, in a row that is high enough for them. */
export const buttonRules = css`
  &[data-buttons] {
    --row: 2.5rem;
  }

  @media ${media.touch} {
    &[data-buttons] {
      --row: 53px;
    }
  }

  .buttons {
    display: flex;
    gap: ${space(2)};
    inset-inline-end: calc(${stickyEnd});
    padding-inline: ${space(2.5)};
    border-inline-start: 1px solid ${color.border};
  }

  .buttons:has(+ .trail) {
    grid-column: -3;
    inset-inline-end: calc(${LEAD_WIDTH}px + ${stickyEnd});
  }

  .press {
    ${buttonStyle}
    gap: ${space(2)};
    min-inline-size: 0;
    white-space: nowrap;
  }

  .press > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .press > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  /* Around the button: inside a primary one it would be invisible. */
  .press:focus-visible {
    outline-offset: 1px;
    border-radius: ${radius.control};
  }

  /* The mark lies in the padding, so that the button keeps its width. */
  .press:has(> [data-in='padding']) {
    gap: ${space(1)};
    padding-inline: 19px 5px;
  }
`;
