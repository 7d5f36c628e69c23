import { fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Room for a month and the button; the whole width in a sheet. */
export const MonthPlace = styled.div`
  @media ${media.md} {
    inline-size: 9rem;
  }
`;

export const Figures = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  overflow-wrap: anywhere;

  &::first-letter {
    text-transform: uppercase;
  }
`;
