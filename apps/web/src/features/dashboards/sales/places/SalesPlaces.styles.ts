import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  scroll-margin-block-start: ${space(16)};
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  h2 {
    margin: 0;
    font-size: ${fontSize[16]};
    font-weight: 600;
  }
`;

export const Note = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`;

/** The counties alone beside those by postal code, which needs more room. */
export const Maps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media ${media.xl} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;
