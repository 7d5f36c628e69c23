import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';
import { MAP_RATIO } from './mapPlaces.ts';

export const Frame = styled.figure`
  margin: 0;
  padding: ${space(3)};

  figcaption {
    margin-block-start: ${space(2)};
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

/** The map: the outline fills it, everything else stands at its share of the width and the height. */
export const Chart = styled.div`
  position: relative;
  max-inline-size: 640px;
  margin-inline: auto;
  aspect-ratio: ${MAP_RATIO};

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  path {
    fill: ${color.surfaceSunken};
    stroke: ${color.borderStrong};
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .grid {
    stroke: ${color.border};
  }

  .mark {
    position: absolute;
    translate: -50% -50%;
    display: grid;
    place-items: center;
    min-inline-size: 22px;
    block-size: 22px;
    padding-inline: ${space(1)};
    border: 2px solid ${color.surface};
    border-radius: ${radius.pill};
    background: ${color.primary};
    font-size: ${fontSize[12]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: ${color.onPrimary};
  }
`;
