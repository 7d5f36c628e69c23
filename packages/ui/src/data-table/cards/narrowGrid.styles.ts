import { css } from 'styled-components';
import { color, space } from '../../theme/index.ts';

/** Below md (LAY-01) the table itself, wherever it stands, has no room for columns. */
export const NARROW = '(max-width: 767px)';

/** A grid without room for columns, after the element whose rules these are: it does not scroll, and the titles of its columns are out of sight. */
export const narrowGrid = css`
  & + [data-cards] {
    max-block-size: none;
    overflow-x: hidden;
  }

  & + [data-cards] > [role$='grid'] {
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

  & + [data-cards] :is(.edge, .groups) {
    display: none;
  }
`;

/** Rows of one height stand from edge to edge of a phone. */
export const fromEdgeToEdge = css`
  @media ${NARROW} {
    section:has(> &) {
      margin-inline: calc(-1 * var(--sereno-page-edge, 0px));
      border-inline: 0;
      border-radius: 0;
    }
  }
`;

/** The search above such rows is a sign until it is used, and then takes the line. */
export const foldedSearch = css`
  .top:has(~ &) .search {
    flex: none;
    inline-size: 44px;
  }

  .top:has(~ &) .search > svg {
    inset-inline-start: 14px;
  }

  .top:has(~ &) .search > input {
    min-block-size: 44px;
    padding-inline: 40px;
  }

  .top:has(~ &) .search:not(:focus-within) > input:placeholder-shown {
    padding-inline: 40px 0;
    border-color: transparent;
    background: none;
    cursor: pointer;
  }

  .top:has(~ &) .search:not(:focus-within) > input:placeholder-shown::placeholder {
    color: transparent;
  }

  .top:has(~ &) .search:is(:focus-within, :has(> input:not(:placeholder-shown))) {
    position: absolute;
    z-index: 1;
    inset-inline: ${space(4)};
    inline-size: auto;
    background: ${color.surface};
  }
`;

/** A state is a word in its colour. */
export const stateAsWord = css`
  & + [data-cards] .body .badge {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
  }

  & + [data-cards] .body .badge::before {
    content: none;
  }
`;

/** What stands at the end of such a row, as high as a thumb asks for and so many px wide. */
export const trailForThumb = (width: number) => css`
  & + [data-cards] .body .trail {
    position: static;
    grid-row: 1 / -1;
    grid-column: 4;
    align-self: center;
    inline-size: ${width}px;
    block-size: 44px;
    margin: 0;
    margin-inline-start: ${space(-2)};
    padding: 0;
    border: 0;
  }
`;
