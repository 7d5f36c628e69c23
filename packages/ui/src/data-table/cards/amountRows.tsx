import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import type { CardLayout } from '../state/tableProps.ts';
import { cardsWith } from './CardTools.tsx';
import { foldedSearch, fromEdgeToEdge, NARROW, narrowGrid, stateAsWord, trailForThumb } from './narrowGrid.styles.ts';

/** Height of a row, px: two lines with room for a thumb around them. */
const ROW = 60;
const TOTALS = 44;

/** As `CardsLook`, for rows of two lines: an element of its own, so that its rules come only with tables that have them. */
const AmountsLook = styled.i`
  display: none;

  ${fromEdgeToEdge}

  @container ${NARROW} {
    ${narrowGrid}

    ${foldedSearch}

    .top:has(~ &) {
      position: relative;
      padding-block: ${space(2)};
      gap: 0;
    }

    .top:has(~ &) > .tools {
      gap: 0;
      margin-inline-start: ${space(-3)};
    }

    .top:has(~ &) > .tools > button {
      padding-inline: ${space(1.5)};
    }

    & + [data-cards] :is(.body, .foot) > .row {
      --texts: calc(100cqi - ${space(10)});

      position: relative;
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-template-rows: auto auto;
      align-content: center;
      column-gap: ${space(2)};
      row-gap: ${space(0.5)};
      block-size: ${ROW}px;
      padding-inline: ${space(4)};
      border-block-end: 1px solid ${color.border};
      contain-intrinsic-block-size: auto ${ROW}px;
    }

    & + [data-cards] .body > .row:has(> .trail) {
      --texts: calc(100cqi - ${space(8)} - 36px);

      grid-template-columns: auto minmax(0, 1fr) auto 36px;
      padding-inline-end: 0;
    }

    & + [data-cards] .foot {
      position: static;
    }

    & + [data-cards] .foot > .row {
      block-size: ${TOTALS}px;
      margin: 0;
      border-block: 0;
    }

    & + [data-cards] :is(.body, .foot) .cell {
      position: static;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      font-size: ${fontSize[14]};
      line-height: 1.25rem;
    }

    /* What has no place in the two lines is read aloud, and shows itself where a key has led there. */
    & + [data-cards] .body .cell:not([class*='rank-'], :focus),
    & + [data-cards] .foot .cell:not(.first, .rank-lead, :focus) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & + [data-cards] .cell:not([class*='rank-']):focus {
      position: absolute;
      z-index: 1;
      inset: 0;
      padding: ${space(4)};
      background: ${color.surface};
    }

    & + [data-cards] .cell:not([class*='rank-']):focus::before,
    & + [data-cards] .body .rank-note.at-end:not(:empty, :has(> .bone))::before,
    & + [data-cards] .body .rank-last:not(:empty, :has(> :is(.badge, .bone)))::before {
      content: attr(data-title) ' ';
      content: attr(data-title) ' ' / '';
    }

    & + [data-cards] .body .rank-second {
      grid-row: 1;
      grid-column: 1;
      font-weight: 600;
    }

    & + [data-cards] .body .rank-second:empty {
      margin-inline-end: ${space(-2)};
    }

    & + [data-cards] .body .rank-third {
      grid-row: 1;
      grid-column: 2;
    }

    & + [data-cards] .body .row:not(:has(> .rank-second)) > .rank-third {
      grid-column: 1 / span 2;
    }

    & + [data-cards] .body .rank-third > a {
      color: ${color.text};
    }

    & + [data-cards] .initial {
      display: none;
    }

    & + [data-cards] :is(.body, .foot) .rank-lead {
      grid-row: 1;
      grid-column: 3;
      font-weight: 600;
    }

    /* Half of the line for each; a day after its title takes some more. */
    & + [data-cards] .body :is(.rank-note, .rank-last) {
      grid-row: 2;
      grid-column: 1 / span 3;
      justify-self: start;
      max-inline-size: calc(0.5 * var(--texts));
      color: ${color.textMuted};
      font-size: ${fontSize[12]};
      line-height: 1rem;
      text-align: start;
    }

    & + [data-cards] .body .rank-last {
      justify-self: end;
    }

    & + [data-cards] .body .row:has(> .rank-last:not(:empty, .at-end, :has(> .badge))) > .rank-note {
      max-inline-size: calc(0.42 * var(--texts));
    }

    & + [data-cards] .body .rank-last:not(.at-end, :has(> .badge)) {
      max-inline-size: calc(0.58 * var(--texts));
    }

    ${stateAsWord}

    /* A row without a name of its own is called by its first column. */
    & + [data-cards] .body .row:has(> .rank-second:empty):has(> .rank-third:empty) > .first.first {
      position: static;
      grid-row: 1;
      grid-column: 1 / span 2;
      inline-size: auto;
      max-inline-size: none;
      block-size: auto;
      clip-path: none;
      color: ${color.text};
      font-size: ${fontSize[14]};
      font-weight: 600;
      line-height: 1.25rem;
    }

    & + [data-cards] .foot .first {
      grid-row: 1;
      grid-column: 1 / span 2;
      font-weight: 600;
    }

    ${trailForThumb(44)}

    & + [data-cards] .foot .trail {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
    }

    /* The one button is its icon, or a sign, at the end of its row; its name stays for those who hear it. */
    & + [data-cards] .press.press {
      inline-size: 44px;
      block-size: 44px;
      padding: 0;
      border-color: transparent;
      background: none;
      color: ${color.textMuted};
    }

    & + [data-cards] .press > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & + [data-cards] .press:not(:has(> svg))::before {
      content: '';
      inline-size: 7px;
      block-size: 7px;
      border: solid currentColor;
      border-width: 0 1.75px 1.75px 0;
      rotate: -45deg;
    }

    & + [data-cards] .press:not(:has(> svg)):dir(rtl)::before {
      rotate: 135deg;
    }
  }
`;

/**
 * Rows of two lines in place of cards, for the prop `cards`, where amounts are compared. The first line has the columns of rank 'second'
 * and 'third', and at its end the one of rank 'lead'; the second one that of rank 'note', and at its end, after its title, that of rank
 * 'last'. The others are for `onRowClick` to show. Give rows one button at most, of which the icon, or else a sign, is shown at their end, or
 * `rowActions`.
 */
export const amountRows: CardLayout = cardsWith(AmountsLook);
