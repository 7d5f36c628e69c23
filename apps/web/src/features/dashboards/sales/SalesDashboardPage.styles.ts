import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** A figure above a chart, together as high as the chart beside them. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${space(4)};
`;

/** As high as the advisers will be: their heading, their tabs and a table. */
export const AdvisersPlace = styled.div`
  block-size: calc(min(30rem, 70svh) + 21.5625rem);

  @media ${media.sm} {
    block-size: calc(min(30rem, 70svh) + 18.5rem);
  }

  @media ${media.md} {
    block-size: 35.5rem;
  }
`;

/** As high as the places will be: their heading, three maps, of which two stand side by side where there is room, and two tables. */
export const PlacesPlace = styled.div`
  block-size: calc(2 * min(30rem, 70svh) + 142.125rem);

  @media ${media.sm} {
    block-size: calc(2 * min(30rem, 70svh) + 136rem);
  }

  @media ${media.md} {
    block-size: 165rem;
  }

  @media ${media.xl} {
    block-size: 126.5rem;
  }
`;
