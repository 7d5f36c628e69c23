import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** A figure above a chart, together as high as the chart beside them. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${space(4)};
`;

/** As high as the advisers will be: their tabs and a table. */
export const AdvisersPlace = styled.div`
  block-size: calc(min(30rem, 70svh) + 18.3125rem);

  @media ${media.sm} {
    block-size: calc(min(30rem, 70svh) + 14.75rem);
  }

  @media ${media.md} {
    block-size: 31.25rem;
  }
`;

/** As high as the places will be: their controls, the municipalities, a map and two tables. */
export const PlacesPlace = styled.div`
  block-size: calc(2 * min(30rem, 70svh) + 107.25rem);

  @media ${media.sm} {
    block-size: calc(2 * min(30rem, 70svh) + 98.75rem);
  }

  @media ${media.md} {
    block-size: 142rem;
  }

  @media ${media.xl} {
    block-size: 120.75rem;
  }
`;
