import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';
import { evenRules } from './evenRules.styles.ts';
import { headingRules } from './headingRules.styles.ts';
import { NARROW, narrowGrid } from './narrowGrid.styles.ts';

/**
 * Makes each row of the grid after it a card, where the grid has `data-cards` and less than 768 px: the first column is its
 * heading, the others are lines of label and value. The same elements stand otherwise, so that keys and assistive technology meet
 * the same grid. With `data-cards='even'` all cards are equally high, which a list needs that holds only the rows in sight.
 * An element of its own, so that its rules come only with tables that have cards, and stay when one of them goes: rules of the page
 * as a whole would be removed and written again with every table, and the page be styled again with them.
 */
export const CardsLook = styled.i`
  display: none;

  @container ${NARROW} {
    ${narrowGrid}

    & + [data-cards] {
      --label: min(8rem, 38cqi);
      --line: 1.75rem;
    }

    & + [data-cards] :is(.body, .foot) > .row {
      grid-template-columns: auto minmax(0, 1fr) auto auto auto;
      align-items: start;
      block-size: auto;
      padding: ${space(1)} ${space(4)} ${space(3)};
      border-block: 0;
      border-block-end: ${space(2)} solid ${color.surfaceSunken};
      contain-intrinsic-block-size: auto 20rem;
    }

    & + [data-cards] .body:has(+ .foot) > .row:last-child {
      border-block-end-color: ${color.surfaceSunken};
    }

    & + [data-cards] :is(.body:last-child, .foot) > .row:last-child {
      border-block-end: 0;
    }

    & + [data-cards] .foot {
      position: static;
    }

    & + [data-cards] .foot > .row {
      margin: 0;
      background: ${color.surface};
    }

    & + [data-cards] :is(.body, .foot) .cell {
      position: static;
      grid-column: 1 / -1;
      margin-inline: ${space(-2)};
      padding-block: calc((var(--line) - 1.25rem) / 2);
      padding-inline: calc(var(--label) + ${space(2)}) ${space(2)};
      border: 0;
      line-height: 1.25rem;
      overflow-wrap: anywhere;
      text-align: start;
      white-space: normal;
    }

    & + [data-cards] :is(.body, .foot) .cell::before {
      content: attr(data-title);
      content: attr(data-title) / '';
      float: inline-start;
      inline-size: var(--label);
      margin-inline-start: calc(-1 * var(--label));
      padding-inline-end: ${space(3)};
      color: ${color.textMuted};
      font-weight: 400;
      text-align: start;
    }

    /* Figures end below one another, so that they can be compared within a card too. */
    & + [data-cards] :is(.body, .foot) .at-end:not(.first) {
      text-align: end;
    }

    & + [data-cards] .body .rank-second {
      font-weight: 600;
    }

    & + [data-cards] .body .cell:empty::after {
      content: '—';
      content: '—' / '';
      color: ${color.textMuted};
    }

    ${headingRules}

    /* At the foot of its card, each as large as a finger. The first is what most people open the card for. */
    & + [data-cards] .body .buttons {
      flex-wrap: wrap;
      grid-row: auto;
      grid-column: 1 / -1;
      inline-size: auto;
      block-size: auto;
      min-block-size: 52px;
      margin: 0;
      padding: ${space(2)} 0 0;
      border: 0;
      overflow: visible;
    }

    & + [data-cards] .body:not([aria-hidden]) .buttons:empty:not(:focus) {
      min-block-size: 0;
      padding: 0;
    }

    & + [data-cards] .press.press {
      flex: 1 1 auto;
      min-block-size: 44px;
      font-size: ${fontSize[14]};
    }

    & + [data-cards] .press[data-variant='secondary']:first-child:not([aria-disabled]:not([aria-busy])) {
      border-color: transparent;
      background: ${color.primary};
      color: ${color.onPrimary};
      font-weight: 600;
    }

    & + [data-cards] .foot :is(.lead, .trail) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
    }

    /* A cell without a text takes no room, unless a key has led there: where all cards are equally high, it keeps it. */
    & + [data-cards] .foot .cell:empty:not(:focus),
    & + [data-cards=''] .body:not([aria-hidden]) .cell:empty:not(:focus) {
      block-size: 0;
      padding-block: 0;
      overflow: hidden;
    }

    & + [data-cards] .initial {
      inline-size: 1.25rem;
      line-height: 1.25rem;
    }

    /* Who is to be called or written to is pressed by a thumb. */
    & + [data-cards] .body .cell:has(> .contact) {
      padding-block: 2px;
      line-height: 2.25rem;
    }

    & + [data-cards] .contact {
      display: inline-block;
      min-inline-size: 44px;
      max-inline-size: 100%;
      padding-inline: ${space(3)};
      overflow: hidden;
      border: 1px solid ${color.border};
      border-radius: ${radius.control};
      background: ${color.surface};
      line-height: calc(2.25rem - 2px);
      text-align: center;
      text-overflow: ellipsis;
      vertical-align: top;
      white-space: nowrap;
    }

    ${evenRules}

    & + [data-cards] .body .row:has(+ .detail-row) {
      border-block-end: 0;
    }

    & + [data-cards] .detail-row {
      border-block-end: ${space(2)} solid ${color.surfaceSunken};
    }

    @media ${media.touch} {
      & + [data-cards] {
        --line: 2rem;
      }

      & + [data-cards=''] .body .cell:has(> .contact) {
        line-height: 44px;
      }

      & + [data-cards=''] .contact {
        line-height: 42px;
      }
    }
  }
`;
