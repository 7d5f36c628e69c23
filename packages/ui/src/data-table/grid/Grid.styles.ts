import { styled } from 'styled-components';
import { color, density, fontSize, media, motion, radius, shadow, space } from '../../theme/index.ts';
import { LEAD_WIDTH } from './gridTracks.ts';

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

  > [role='grid'] {
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

  .at-end,
  .figures {
    font-variant-numeric: tabular-nums;
  }

  .pinned {
    position: sticky;
    z-index: 1;
  }

  .pinned:not(:has(+ .pinned)) {
    border-inline-end: 1px solid ${color.border};
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

  /* Header and totals stay in sight. */
  .head,
  .foot {
    position: sticky;
    z-index: 2;
  }

  .head {
    inset-block-start: 0;
  }

  .foot {
    inset-block-end: 0;
  }

  .head > .row,
  .foot > .row {
    background: ${color.surfaceSunken};
  }

  .head .cell {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 600;
    user-select: none;
  }

  .head .pinned {
    position: sticky;
  }

  .foot > .row {
    border-block: 1px solid ${color.border};
    margin-block-start: -1px;
    font-weight: 650;
  }

  .body:has(+ .foot) > .row:last-child {
    border-block-end-color: transparent;
  }

  .head .title {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .head .cell > .title {
    padding-inline: ${space(2.5)};
  }

  .sort {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(1)};
    block-size: 100%;
    min-inline-size: 0;
    padding: 0 ${space(2.5)};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    cursor: pointer;
  }

  .at-end .sort {
    flex-direction: row-reverse;
  }

  .head .cell:hover,
  .head .cell[aria-sort='ascending'],
  .head .cell[aria-sort='descending'] {
    color: ${color.text};
  }

  .arrow {
    flex: none;
    opacity: 0;
    transition: rotate ${motion.fast};
  }

  .arrow[data-direction] {
    color: ${color.primary};
    opacity: 1;
  }

  .arrow[data-direction='descending'] {
    rotate: 180deg;
  }

  .sort:hover .arrow:not([data-direction]) {
    opacity: 0.5;
  }

  .rank {
    color: ${color.primary};
    font-variant-numeric: tabular-nums;
  }

  .menu,
  [data-act='expand'],
  [data-act='actions'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  .menu:hover,
  [data-act='expand']:hover,
  [data-act='actions']:hover {
    background: ${color.primarySoft};
    color: ${color.text};
  }

  /* It is there for a key and for whoever points at its column; the rest of the time it would only be noise. */
  .head .menu {
    position: absolute;
    inset-inline-end: 6px;
    background: ${color.surfaceSunken};
    opacity: 0;
  }

  .head .cell:hover .menu,
  .head .cell:focus-within .menu,
  .head .menu[aria-expanded='true'] {
    opacity: 1;
  }

  .at-end .menu {
    inset-inline: 6px auto;
  }

  @media ${media.touch} {
    .menu,
    [data-act='expand'],
    [data-act='actions'] {
      inline-size: 40px;
      block-size: 40px;
    }

    .head .menu {
      display: none;
    }
  }

  .edge {
    position: absolute;
    inset-block: 20%;
    inset-inline-end: 0;
    inline-size: 9px;
    border-inline-end: 1px solid ${color.border};
    cursor: col-resize;
    touch-action: none;
  }

  .edge:hover,
  [data-resized] > .edge {
    border-inline-end: 2px solid ${color.primary};
  }

  /* The last pinned column has a line of its own. */
  .pinned:not(:has(+ .pinned)) > .edge:not(:hover) {
    border-color: transparent;
  }

  @media ${media.touch} {
    .edge {
      inline-size: 24px;
    }
  }

  /* A column on its way to another place, or to another width */
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

  .dragged-title,
  .drop-line {
    position: absolute;
    z-index: 4;
    inset: 0 auto auto 0;
    pointer-events: none;
  }

  .dragged-title {
    max-inline-size: min(240px, 70cqi);
    overflow: hidden;
    padding-inline: ${space(2.5)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow};
    color: ${color.text};
    font-size: ${fontSize[12]};
    font-weight: 600;
    line-height: calc(var(--row) - 3px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .drop-line {
    inline-size: 2px;
    background: ${color.primary};
  }

  .drop-line[hidden] {
    display: none;
  }

  /* What can be pressed in a row is drawn by its style: an element for each icon of each row would be felt. */
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

  /* Cells by their kind */
  a {
    color: ${color.primary};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  /* A number is dialled from the left whatever is read from the right. */
  .contact {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .badge {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    padding-inline: ${space(2)};
    border: 1px solid transparent;
    border-radius: 11px;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 550;
    line-height: 1.25rem;
    text-overflow: ellipsis;
    vertical-align: middle;
  }

  .badge::before {
    content: '●';
    content: '●' / '';
    margin-inline-end: ${space(1.5)};
    font-size: 0.55em;
    vertical-align: 0.2em;
  }

  .badge[data-tone='neutral'] {
    border-color: ${color.border};
  }

  .badge[data-tone='primary'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }

  .badge[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }

  .badge[data-tone='positive'] {
    background: ${color.positiveSoft};
    color: ${color.positive};
  }

  .badge[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }

  .badge[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }

  .initial {
    display: inline-block;
    inline-size: 1.5rem;
    margin-inline-end: ${space(2)};
    border-radius: 50%;
    background: ${color.primarySoft};
    color: ${color.primary};
    font-size: ${fontSize[12]};
    font-weight: 650;
    line-height: 1.5rem;
    text-align: center;
  }

  .detail {
    color: ${color.textMuted};
  }

  /* A row that is on its way */
  .bone {
    display: inline-block;
    inline-size: 60%;
    block-size: 0.75em;
    border-radius: 4px;
    background: ${color.border};
    vertical-align: middle;
  }

  .row:nth-child(even) .bone {
    inline-size: 45%;
  }

  /* On a phone the first column alone says which row it is, whatever one scrolls to. */
  @container (max-width: 543px) {
    .lead,
    .pinned {
      position: static;
      border-inline-end: 0;
    }

    .head .pinned {
      position: relative;
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

    .drop-line {
      background: Highlight;
    }
  }
`;
