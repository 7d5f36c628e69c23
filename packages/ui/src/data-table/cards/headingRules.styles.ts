import { css } from 'styled-components';
import { fontSize, space } from '../../theme/index.ts';

/** The first line of a card: its heading, the figure that counts most, and what stands before and behind them. */
export const headingRules = css`
  /* The heading, with a box before it and buttons behind it, each as large as a finger. */
  & + [data-cards] :is(.body, .foot) .first {
    grid-row: 1;
    grid-column: 2;
    margin-inline-end: 0;
    padding: ${space(2.5)} ${space(2)};
    font-size: ${fontSize[16]};
    font-weight: 600;
    line-height: 1.5rem;
  }

  & + [data-cards] :is(.body, .foot) .first::before {
    content: none;
  }

  & + [data-cards] .body .first > a {
    display: block;
    margin-block: ${space(-2.5)};
    padding-block: ${space(2.5)};
    font-weight: inherit;
  }

  /* What a person looks for first, with its title above it. */
  & + [data-cards] :is(.body, .foot) .rank-lead:not(.first) {
    grid-row: 1;
    grid-column: 3;
    padding: ${space(1)} ${space(2)};
    font-size: ${fontSize[16]};
    text-align: end;
  }

  & + [data-cards] :is(.body, .foot) .rank-lead:not(.first)::before {
    float: none;
    display: block;
    inline-size: auto;
    margin: 0;
    padding: 0;
    font-size: ${fontSize[12]};
    line-height: 1rem;
    text-align: end;
  }

  & + [data-cards] :is(.lead, .trail) {
    position: static;
    grid-row: 1;
    inline-size: 44px;
    block-size: 44px;
    line-height: 1;
  }

  & + [data-cards] .body .lead {
    grid-column: 1;
    margin-inline-start: -14px;
  }

  & + [data-cards] .body .lead:is(.lead + .lead, :has(> button)) {
    grid-column: 4;
    margin-inline-start: 0;
  }

  & + [data-cards] .body .trail {
    grid-column: 5;
    margin-inline-end: -14px;
  }
`;
