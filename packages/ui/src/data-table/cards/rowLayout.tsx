import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import type { CardLayout } from '../state/tableProps.ts';
import { cardsWith } from './CardTools.tsx';
import { foldedSearch, fromEdgeToEdge, NARROW, narrowGrid, stateAsWord, trailForThumb } from './narrowGrid.styles.ts';

/** Height of a row, px: three lines, or a button for a thumb with room around it. */
const ROW = 64;

/** As `CardsLook`, for rows of one height: an element of its own, so that its rules come only with tables that have them. */
const RowsLook = styled.i`
  display: none;

  ${fromEdgeToEdge}

  @container ${NARROW} {
    ${narrowGrid}

    /* One line of tools: the search is a sign until it is used, and then takes the line. */
    .top:has(~ &) {
      position: relative;
      flex-wrap: nowrap;
      padding-block: ${space(1)};
    }

    /* The number of rows is left out where it has no room: it would be on a second line, out of sight. */
    .top:has(~ &) > .heading {
      align-items: center;
      block-size: 1.5rem;
      overflow: hidden;
      white-space: nowrap;
    }

    .top:has(~ &) > .heading::before {
      content: '';
      inline-size: 1px;
      block-size: 1.5rem;
      margin-inline-end: ${space(-2)};
    }

    .top:has(~ &) > .tools {
      flex: none;
      flex-wrap: nowrap;
      gap: ${space(1)};
    }

    ${foldedSearch}

    & + [data-cards] .body > .row {
      grid-template-columns: 2.75rem minmax(0, 1fr) auto 40px;
      grid-template-rows: auto auto auto;
      align-content: center;
      column-gap: ${space(2)};
      block-size: ${ROW}px;
      padding-inline: ${space(4)} 0;
      border-block-end: 1px solid ${color.border};
      contain-intrinsic-block-size: auto ${ROW}px;
    }

    & + [data-cards] .body > .row:not(:has(> .rank-lead)) {
      grid-template-columns: 0 minmax(0, 1fr) auto 40px;
      padding-inline-start: ${space(2)};
    }

    & + [data-cards] .body .cell {
      position: static;
      grid-row: 3;
      grid-column: 2;
      min-inline-size: 0;
      padding: 0;
      overflow: hidden;
      border: 0;
      font-size: ${fontSize[12]};
      line-height: 1rem;
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & + [data-cards] .body .first {
      grid-row: 1;
      font-size: ${fontSize[14]};
      font-weight: 600;
      line-height: 1.25rem;
    }

    & + [data-cards] .body .first > a {
      color: ${color.text};
      font-weight: inherit;
    }

    & + [data-cards] .body .rank-second {
      grid-row: 2;
      color: ${color.textMuted};
      font-weight: 400;
    }

    /* Each part of a time range on a line of its own: there is room for no two. */
    & + [data-cards] .body .rank-lead {
      grid-row: 1 / -1;
      grid-column: 1;
      align-self: center;
      color: ${color.textMuted};
      font-variant-numeric: tabular-nums;
      font-weight: 400;
      white-space: normal;
    }

    & + [data-cards] .body .rank-lead::first-line {
      color: ${color.text};
      font-size: ${fontSize[13]};
      font-weight: 600;
    }

    /* A day or a figure says what it is of. */
    & + [data-cards] .body .rank-last:not(:empty, :has(> :is(.badge, .bone)))::before {
      content: attr(data-title) ' ';
      content: attr(data-title) ' ' / '';
      color: ${color.textMuted};
    }

    ${stateAsWord}

    ${trailForThumb(40)}

    & + [data-cards] .body .buttons.buttons {
      grid-column: 3;
      inline-size: auto;
      margin: 0;
    }

    & + [data-cards] .press.press {
      min-inline-size: 4.75rem;
      max-inline-size: 5.75rem;
      min-block-size: 44px;
      padding-block: 0;
      padding-inline: ${space(1.5)};
      font-size: ${fontSize[13]};
      line-height: 1.1;
      text-align: center;
      white-space: normal;
    }
  }
`;

/**
 * Rows of one height in place of cards, for the prop `cards`, where a list is worked through all day. The first column is the name; the
 * one of rank 'lead' stands before it, the one of rank 'second' below it, and below that a state, or the one of rank 'last' after its
 * title. Show no other columns, and one button.
 */
export const rowLayout: CardLayout = cardsWith(RowsLook);
