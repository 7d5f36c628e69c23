import { css } from 'styled-components';
import { fontSize, space } from '../../theme/index.ts';

/** Where only the rows in sight are in the document all cards are equally high, whatever they hold. */
export const evenRules = css`
  & + [data-cards='even'] .body > .row {
    content-visibility: visible;
  }

  & + [data-cards='even'] .body .cell.cell {
    block-size: var(--line);
    padding-block: 0;
    line-height: var(--line);
    white-space: nowrap;
  }

  /* A long title takes two lines of half the height. */
  & + [data-cards='even'] .body .cell.cell::before {
    display: grid;
    align-content: center;
    block-size: var(--line);
    padding-inline-end: ${space(1)};
    overflow: hidden;
    font-size: ${fontSize[12]};
    line-height: calc(var(--line) / 2);
    white-space: normal;
  }

  & + [data-cards='even'] .body .buttons.buttons {
    flex-wrap: nowrap;
    block-size: 52px;
    padding: ${space(2)} 0 0;
  }

  & + [data-cards='even'] .body .first.first {
    block-size: 44px;
    line-height: 44px;
  }

  & + [data-cards='even'] .body .rank-lead.rank-lead:not(.first) {
    block-size: 44px;
    padding-block: ${space(1)};
    line-height: 1.25rem;
  }

  & + [data-cards='even'] .body .rank-lead.rank-lead:not(.first)::before {
    display: block;
    block-size: 1rem;
    padding: 0;
    line-height: 1rem;
  }

  & + [data-cards='even'] .contact {
    padding: 0;
    border: 0;
    background: none;
    line-height: inherit;
  }
`;
