import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const BlocksHeading = styled.div`
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

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const SortLabel = styled.span`
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

/** Two columns on a laptop. The place is kept where there are few campaigns or none: what stands below does not move. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${space(3)};
  min-block-size: 24rem;

  @media ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;
