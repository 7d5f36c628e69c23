import { css } from 'styled-components';

/** Below md (LAY-01) the table itself, wherever it stands, has no room for columns. */
export const NARROW = '(max-width: 767px)';

/** A grid without room for columns, after the element whose rules these are: it does not scroll, and the titles of its columns are out of sight. */
export const narrowGrid = css`
  & + [data-cards] {
    max-block-size: none;
    overflow-x: hidden;
  }

  & + [data-cards] > [role='grid'] {
    min-inline-size: 0;
  }

  /* The row of titles is there for assistive technology, and for the keyboard, to which it shows itself. */
  & + [data-cards] .head {
    position: absolute;
    z-index: 2;
    inset-block-start: 0;
    inset-inline: 0;
  }

  & + [data-cards] .head:not(:focus-within) {
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & + [data-cards] .head > .row {
    display: flex;
    overflow-x: auto;
  }

  & + [data-cards] .head > .row > * {
    position: static;
    flex: none;
    border: 0;
  }

  & + [data-cards] .edge {
    display: none;
  }
`;
