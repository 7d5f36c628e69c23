import { styled, css } from 'styled-components';
import { color, density, fontSize, media, space } from '../../theme/index.ts';
import { buttonRules } from './buttonRules.styles.ts';
import { cellRules } from './cellRules.styles.ts';
import { LEAD_WIDTH } from '../layout/gridTracks.ts';
import { headerRules } from './headerRules.styles.ts';
import { rowRules } from './rowRules.styles.ts';

/** A column on its way to another place, or to another width. */
const dragRules = css`
  &[data-dragging='width'] * {
    cursor: col-resize;
  }

  &[data-dragging='column'] * {
    cursor: grabbing;
  }

  .head [data-dragged] {
    background: ${color.primarySoft};
    color: ${color.text};
  }
`;

/**
 * The area that the grid scrolls in. One wrapper styles every cell: a component for each of a thousand would cost more than
 * the rest of the table. A row is as high as one line of text, so that nothing moves when rows come.
 */
export const GridArea = styled.div`
  --row: calc(1.25rem + 2 * ${density.rowPadding});
  position: relative;
  overflow: auto;
  overscroll-behavior-inline: contain;
  max-block-size: max(20rem, calc(100vh - 12rem));
  max-block-size: max(20rem, calc(100dvh - 12rem));
  border-block: 1px solid ${color.border};
  font-size: ${fontSize[13]};

  @media ${media.touch} {
    --row: max(44px, calc(1.25rem + 2 * ${density.rowPadding}));
  }

  > [role$='grid'] {
    min-inline-size: var(--least);
  }

  .row {
    display: grid;
    grid-template-columns: var(--tracks);
    block-size: var(--row);
    border-block-end: 1px solid ${color.border};
    background: ${color.surface};
  }

  .body > .row {
    content-visibility: auto;
    contain-intrinsic-block-size: var(--row);
  }

  .cell,
  .lead,
  .trail {
    min-inline-size: 0;
    overflow: hidden;
    padding-inline: ${space(2.5)};
    background: inherit;
    line-height: calc(var(--row) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .at-end {
    text-align: end;
  }

  /* The sign of a figure stands where its language has it, whatever the page is read from. */
  .at-end:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: left;
  }

  .at-center,
  .at-center .sort {
    justify-content: center;
    text-align: center;
  }

  .at-end,
  .figures {
    font-variant-numeric: tabular-nums;
  }

  .pinned {
    position: sticky;
    z-index: 1;
  }

  .pinned-start:not(:has(+ .pinned-start)) {
    border-inline-end: 1px solid ${color.border};
  }

  :not(.pinned-end) + .pinned-end {
    border-inline-start: 1px solid ${color.border};
  }

  .lead,
  .trail {
    position: sticky;
    z-index: 1;
    display: grid;
    place-items: center;
    inset-inline-start: 0;
    padding: 0;
  }

  .lead + .lead {
    inset-inline-start: ${LEAD_WIDTH}px;
  }

  .trail {
    grid-column: -2;
    inset-inline: auto 0;
  }

  [tabindex]:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
    border-radius: 4px;
  }

  ${headerRules}
  ${dragRules}
  ${rowRules}
  ${buttonRules}
  ${cellRules}

  /* On a phone the first column alone says which row it is, whatever one scrolls to. */
  @container (max-width: 543px) {
    .lead,
    .buttons,
    .pinned {
      position: static;
      border-inline-end: 0;
    }

    :not(.pinned-end) + .pinned-end {
      border-inline-start: 0;
    }

    .head .pinned {
      position: relative;
      inset-inline: auto !important;
    }

    .first,
    .head .first {
      position: sticky;
      z-index: 1;
      inset-inline-start: var(--stick-first) !important;
      border-inline-end: 1px solid ${color.border};
    }
  }

  @media (forced-colors: active) {
    .body .row[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .badge {
      border-color: CanvasText;
    }
  }
`;
