import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';

export const DonutRoot = styled.g`
  .arc {
    fill: var(--series);
    stroke: ${color.surface};
    stroke-width: 1.5px;
  }
  .key {
    fill: var(--series);
  }
  .nothing {
    fill: ${color.surfaceSunken};
    stroke: ${color.border};
  }
  text {
    fill: ${color.text};
    dominant-baseline: central;
  }
  .part,
  .word {
    fill: ${color.textMuted};
  }
  .value,
  .total {
    font-weight: 500;
  }
  .total {
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .arc,
    .key {
      fill: var(--filling);
      stroke: var(--ink);
    }
    .nothing {
      fill: Canvas;
      stroke: GrayText;
    }
    text {
      fill: CanvasText;
    }
  }
`;
