import { fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

/** Two charts side by side where there is room, the wider one first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** A figure above a chart, together as high as the chart beside them. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${space(4)};
`;

/** As high as the advisers will be: their heading, their tabs and a `LazyTable`. */
export const AdvisersPlace = styled.div`
  block-size: calc(min(30rem, 70svh) + 21.5625rem);

  @media ${media.sm} {
    block-size: calc(min(30rem, 70svh) + 18.5rem);
  }

  @media ${media.md} {
    block-size: 35.5rem;
  }
`;

/** As high as the places will be: their heading, three maps, of which two stand side by side where there is room, and two of `LazyTable`. */
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
