import { css, styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';
import { pressableRows, rowList, spokenText, STALE } from '../cards.styles.ts';

/** A row, in the card and among all of them. */
const lineLook = css`
  --lead: ${space(2)};

  /* Room for the buttons that unfold. */
  &[data-branches] {
    --lead: calc(var(--row) + ${space(1)});
  }

  .line,
  .branch {
    position: relative;
  }

  .toggle {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: ${space(-2)};
    display: grid;
    place-items: center;
    inline-size: var(--row);
    block-size: var(--row);
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  .toggle:dir(rtl) > svg {
    scale: -1 1;
  }

  .toggle[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  @media (hover: hover) {
    .toggle:hover {
      background: ${color.surfaceSunken};
      color: ${color.text};
    }
  }

  .parts {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .parts .place {
    visibility: hidden;
  }

  .parts .name {
    color: ${color.textMuted};
  }

  .row {
    position: relative;
    display: grid;
    grid-template-columns: calc(var(--places, 1) * 1ch) minmax(0, 1fr) 56px minmax(
        calc(var(--figures, 1) * 0.94ch),
        max-content
      );
    align-items: center;
    column-gap: ${space(3)};
    inline-size: calc(100% + ${space(4)});
    min-block-size: var(--row);
    margin: 0 ${space(-2)};
    padding-block: 0;
    padding-inline: var(--lead) ${space(2)};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[13]};
    line-height: 1.35;
    text-align: start;
  }

  ${pressableRows}

  &[data-refreshing] .value,
  &[data-refreshing] .bar {
    opacity: ${STALE};
  }

  .row {
    font-variant-numeric: tabular-nums;
  }

  .place {
    color: ${color.textMuted};
    white-space: nowrap;
  }

  .who {
    display: grid;
    grid-template-columns: minmax(0, auto) auto minmax(0, auto);
    align-items: baseline;
    justify-content: start;
    column-gap: ${space(2)};
    min-inline-size: 0;
  }

  /*
   * One line, so that row heights are fixed; the full name is on hover, read by screen readers, and in the full list.
   */
  .name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .own {
    padding-inline: 6px;
    border: 1px solid ${color.primary};
    border-radius: ${radius.pill};
    color: ${color.primary};
    font-size: ${fontSize[12]};
    font-weight: 600;
    line-height: 1.4;
  }

  .note {
    min-inline-size: 0;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .bar {
    block-size: 8px;
    border-radius: ${radius.pill};
    background:
      linear-gradient(${color.primary} 0 0) no-repeat 0 0 / calc(var(--share, 0) * 100%) 100%,
      ${color.surfaceSunken};
  }

  &:dir(rtl) .bar,
  .bar:dir(rtl) {
    background-position: 100% 0;
  }

  .value {
    text-align: end;
    white-space: nowrap;
  }

  /* Where there is room, bars are long enough to compare by themselves. */
  @container sereno-ranking (min-width: 560px) {
    .row {
      grid-template-columns: calc(var(--places, 1) * 1ch) minmax(0, 2fr) minmax(0, 5fr) minmax(
          calc(var(--figures, 1) * 0.94ch),
          max-content
        );
    }

    .bar {
      block-size: 12px;
      border-radius: ${radius.control};
    }

    .parts .bar {
      block-size: 8px;
    }
  }

  /* When names would be truncated, the bar is below them. */
  @container sereno-ranking (max-width: 339px) {
    .row {
      grid-template-columns: calc(var(--places, 1) * 1ch) minmax(0, 1fr) max-content;
    }

    .bar {
      position: absolute;
      inset-block-end: 1px;
      inset-inline: calc(var(--lead) + ${space(3)} + var(--places, 1) * 1ch) ${space(2)};
      block-size: 3px;
    }
  }

  .line[data-own] > .row {
    background: ${color.primarySoft};
  }

  .line[data-own] .name,
  .line[data-own] .value {
    font-weight: 600;
  }

  ${spokenText}

  @media (forced-colors: active) {
    .bar {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background-color: Canvas;
      background-image: linear-gradient(CanvasText 0 0);
    }

    .line[data-own] > .row {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }
`;

export const RankingRows = styled.ol`
  container: sereno-ranking / inline-size;
  ${rowList}
  ${lineLook}

  > [data-after-gap] {
    border-block-start: 1px dashed ${color.borderStrong};
    margin-block-start: -1px;
  }
`;

/** All rows: the search is fixed, the list scrolls in the drawer's remaining height. */
export const Whole = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 320px;

  > .whole {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
  }

  .search {
    flex: none;
    padding: ${space(4)} ${space(4)} ${space(2)};
    border-block-end: 1px solid ${color.border};
  }

  .found {
    display: block;
    min-block-size: 1.5em;
    margin-block-start: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    line-height: 1.5;
  }
`;

export const RowScroller = styled.ol`
  container: sereno-ranking / inline-size;
  --row: 40px;
  @media ${media.touch} {
    --row: 48px;
  }
  position: relative;
  flex: 1;
  min-block-size: 0;
  margin: 0;
  padding: ${space(2)} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  outline-offset: -2px;
  ${lineLook}

  &::before {
    content: '';
    display: block;
    block-size: var(--height);
  }

  > li {
    position: absolute;
    inset-block-start: ${space(2)};
    inset-inline: ${space(4)};
  }

  .row {
    padding-block: ${space(1)};
  }

  .name {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .note {
    grid-column: 1 / -1;
    white-space: normal;
  }
`;
