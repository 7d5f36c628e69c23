import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';

export const GaugeRoot = styled.g`
  .track {
    fill: ${color.surfaceSunken};
    stroke: ${color.border};
  }
  .reached {
    fill: var(--series);
  }
  /* On a line of the ground, so that it is seen over any colour. */
  .goal {
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 1.5px;
  }
  text {
    fill: ${color.textMuted};
  }
  .value {
    fill: ${color.text};
    font-weight: 650;
  }
  .share {
    fill: ${color.text};
    font-weight: 500;
  }
  @media (forced-colors: active) {
    .track {
      fill: Canvas;
      stroke: GrayText;
    }
    .reached {
      fill: var(--ink);
    }
    .goal {
      fill: CanvasText;
      stroke: Canvas;
    }
    text {
      fill: CanvasText;
    }
  }
`;
