import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/index.ts';

export const GoalHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(3)};
  min-block-size: 20px;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.67;
  overflow-wrap: anywhere;

  > :last-child {
    font-weight: 400;
  }
`;

export const GoalLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(3)};
  min-block-size: 1.5em;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  overflow-wrap: anywhere;

  strong {
    color: ${color.text};
    font-weight: 600;
  }

  svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: ${space(1)};
    vertical-align: -2px;
  }

  [data-pace='pinned'] {
    color: ${color.positive};
    font-weight: 550;
  }

  [data-pace='missed'] {
    color: ${color.warning};
    font-weight: 550;
  }
`;

export const GoalBar = styled.div`
  --bar: ${color.warning};
  position: relative;
  block-size: 8px;
  margin-block: ${space(2)};
  border-radius: ${radius.pill};
  background: color-mix(in srgb, var(--bar) 16%, ${color.surfaceSunken});

  &[data-pace='pinned'] {
    --bar: ${color.positive};
  }

  &:empty {
    background: ${color.surfaceSunken};
  }

  .reached {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: var(--bar);
  }

  /* The expected position: it overhangs the bar, so that it is visible on either colour. */
  .pace {
    position: absolute;
    inset-block: -3px;
    inline-size: 2px;
    margin-inline-start: -1px;
    border-radius: 1px;
    background: ${color.text};
    box-shadow: 0 0 0 1px ${color.surface};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    .reached,
    .pace {
      forced-color-adjust: none;
      background: Highlight;
    }

    .pace {
      background: CanvasText;
      box-shadow: 0 0 0 1px Canvas;
    }
  }
`;
