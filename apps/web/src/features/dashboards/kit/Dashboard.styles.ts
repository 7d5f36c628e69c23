import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Two parts side by side where there is room, the wider one first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** What leads to it leaves room for the bar above. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  scroll-margin-block-start: ${space(16)};
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
  overflow-wrap: anywhere;

  &:has(> button) {
    flex: 1;
  }

  /* A month that begins it is written small by some languages. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** A sentence about the figures above it. */
export const Note = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;
