import { styled } from 'styled-components';
import { color, fontSize, plainList, space } from '../../theme/index.ts';

/** Times align; with large text, each line of the list becomes two. */
export const List = styled.ul`
  container-type: inline-size;
  ${plainList}

  & + button {
    margin-block-start: ${space(1)};
  }

  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 ${space(3)};
    border-block-start: 1px solid ${color.border};
    padding: ${space(1.5)} ${space(1)};
    font-size: ${fontSize[13]};
  }

  li[data-overlapping] {
    background: ${color.warningSoft};
  }

  .time {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${color.textMuted};
  }

  .what {
    display: flex;
    gap: ${space(1.5)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .type {
    font-weight: 550;
  }

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 0.2em;
    color: ${color.textMuted};
  }

  .mark {
    display: flex;
    gap: ${space(1)};
    font-weight: 550;
    color: ${color.warning};
  }

  .mark > svg {
    color: inherit;
  }

  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }

  @container (max-width: 24rem) {
    li {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    .mark {
      grid-column: 2;
    }
  }

  @container (max-width: 16rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    .mark {
      grid-column: 1;
    }
  }
`;
