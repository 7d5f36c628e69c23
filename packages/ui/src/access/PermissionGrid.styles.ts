import { css, styled } from 'styled-components';
import { color, fontSize, media, space } from '../theme/index.ts';

/** Scrolls horizontally when all roles are shown, with sticky role numbers and entry names. */
export const Scroller = styled.div`
  &:not(:has(> [data-single])) {
    max-block-size: max(360px, 68dvh);
    overflow: auto;
    /*
     * A shadow at the edge when there are more roles beyond it. It is fixed to the box, its cover to the end of the
     * table.
     */
    --end: right;
    background:
      linear-gradient(to var(--end), transparent, ${color.surface} 50%) var(--end) / 32px 100% local,
      linear-gradient(to var(--end), transparent, ${color.border}) var(--end) / 14px 100%;
    background-repeat: no-repeat;
    &:dir(rtl) {
      --end: left;
    }
    /* Sticky parts must not cover the focused cell. */
    scroll-padding-block-start: 40px;
    scroll-padding-inline-start: 264px;
  }
`;

/** A stroke of an icon in the text's or its own colour: as a gradient it costs no more than a background. */
const stroke = (angle: number, from: number, to: number): string =>
  `linear-gradient(${angle}deg, transparent ${from}%, var(--ink) ${from + 4}% ${to - 4}%, transparent ${to}%)`;

/**
 * The signs before 'sí' and 'no'. Two thousand elements with an icon or clip each take a slow phone a tenth of a second
 * to paint on every selection.
 */
const sign = css`
  [data-is]::before {
    --ink: currentColor;
    content: '';
    display: inline-block;
    flex: none;
    inline-size: 9px;
    block-size: 9px;
    margin-inline: 1px 3px;
    background-image: ${stroke(45, 40, 60)}, ${stroke(-45, 40, 60)};
  }
  [data-is='yes']::before {
    --ink: ${color.positive};
    inline-size: 11px;
    margin-inline: 0 2px;
    background-image: ${stroke(45, 28, 72)}, ${stroke(-45, 37, 63)};
    background-position:
      0 100%,
      100% 100%;
    background-repeat: no-repeat;
    background-size:
      4px 4px,
      8px 8px;
  }
  @media (forced-colors: active) {
    [data-is]::before {
      --ink: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;

  th {
    background: ${color.surface};
    font-weight: 400;
    text-align: start;
  }
  th,
  td {
    padding: 0;
    border-block-end: 1px solid ${color.border};
  }

  /* Contained, so that a selection repaints two rows, not eighty. */
  tbody > tr {
    position: relative;
    z-index: 0;
  }
  tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }

  thead th {
    /* Fifteen roles beside the entries take 1085 px: what a laptop has beside the wide menu. */
    min-inline-size: 54px;
    block-size: 40px;
    padding-inline: ${space(2.5)} ${space(1)};
    color: ${color.textMuted};
    font-weight: 600;
    line-height: 1.3;
  }
  th:first-child {
    padding-inline: ${space(4)} ${space(2)};
    text-align: start;
  }
  /* Larger than its container it scrolls below its heads; a single role scrolls with the page. */
  &:not([data-single]) {
    thead th {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
    }
    th:first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      min-inline-size: 264px;
      border-inline-end: 1px solid ${color.border};
    }
    thead th:first-child {
      z-index: 3;
    }
  }
  th[scope='rowgroup'] {
    padding-block: ${space(5)} ${space(2)};
    font-size: ${fontSize[13]};
    font-weight: 600;
  }

  .line {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    font-size: ${fontSize[13]};
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  [data-level='1'] .name {
    font-weight: 600;
  }
  [data-level='2'] .name {
    padding-inline-start: ${space(4)};
  }
  .name > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 400;
    text-align: start;
  }
  .lines {
    display: grid;
    color: ${color.textMuted};
    line-height: 18px;
    text-align: end;
  }

  td {
    min-inline-size: 54px;
    padding-block: ${space(1)};
    padding-inline: ${space(2.5)} ${space(1)};
    line-height: 18px;
    cursor: pointer;
    scroll-margin-block: 64px 160px;
    -webkit-tap-highlight-color: transparent;
  }
  td > span {
    display: block;
    block-size: 18px;
    white-space: nowrap;
  }
  /* Not clipped, as hidden text usually is: that many layers would have to be painted. */
  &:not([data-single]) .of {
    font-size: 0;
  }
  /* A single role has room for full words. */
  &[data-single] {
    .lines {
      display: none;
    }
    td {
      inline-size: 128px;
      padding-inline-end: ${space(4)};
    }
    td > span {
      display: flex;
      align-items: center;
      gap: 3px;
    }
    .of {
      flex: 1;
      order: -1;
      color: ${color.textMuted};
      font-weight: 400;
    }
  }
  @media ${media.touch} {
    td {
      block-size: 52px;
    }
  }
  ${sign}

  /* State */
  td:hover {
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }
  td:focus-visible {
    outline-offset: -2px;
  }
  td[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${color.primary};
  }

  /* Colour */
  td {
    color: ${color.text};
  }
  [data-is='no'] {
    color: ${color.textMuted};
  }
  td[data-verdict='guardOnly'] {
    background: ${color.infoSoft};
  }
  td[data-verdict='menuOnly'] {
    background: ${color.warningSoft};
    font-weight: 650;
    &:not([aria-selected='true']) {
      box-shadow: inset 0 0 0 1px ${color.warning};
    }
  }
  @media (forced-colors: active) {
    td:is([data-verdict='guardOnly'], [data-verdict='menuOnly']) {
      outline: 1px dashed CanvasText;
      outline-offset: -3px;
    }
    td[data-verdict='menuOnly'] {
      outline-width: 2px;
    }
    td[aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
