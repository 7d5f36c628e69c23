import { css, styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/index.ts';
import { pressableRows, rowList, spokenText, STALE } from '../cards.styles.ts';

/** In forced colours a pattern distinguishes the parts, in the bar and beside the names. */
const patterns = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;

    &[data-pattern='0'] {
      background: CanvasText;
    }
    &[data-pattern='2'] {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 5px);
    }
    &[data-pattern='3'] {
      background: repeating-linear-gradient(0deg, CanvasText 0 1px, Canvas 1px 4px);
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  block-size: 12px;
  margin-block-end: ${space(2)};
  border-radius: ${radius.control};
  overflow: hidden;
  background: ${color.surfaceSunken};

  > span {
    flex: 0 1 0;
    min-inline-size: 3px;
    background: var(--part);
    ${patterns}
  }

  &:not(:empty) {
    background: none;
  }

  &[data-refreshing] {
    opacity: ${STALE};
  }

  @media (forced-colors: active) {
    &:empty {
      border: 1px solid CanvasText;
    }
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 3px;
  background: var(--part);
  ${patterns}
`;

export const BreakdownRows = styled.ul`
  ${rowList}
  font-size: ${fontSize[13]};

  > li {
    position: relative;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    inline-size: 100%;
    min-block-size: var(--row);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text};
    font: inherit;
    line-height: 1.35;
    text-align: start;
  }

  button.row {
    inline-size: calc(100% + ${space(4)});
    margin-inline: ${space(-2)};
    padding-inline: ${space(2)};
  }
  ${pressableRows}

  &[data-refreshing] .value {
    opacity: ${STALE};
  }

  .name {
    flex: 1 1 8ch;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .value,
  .share {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .value {
    min-inline-size: 0;
    margin-inline-start: auto;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .share {
    min-inline-size: 6ch;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  .row > :nth-child(2):last-child {
    margin-inline-start: auto;
  }

  ${spokenText}
`;
