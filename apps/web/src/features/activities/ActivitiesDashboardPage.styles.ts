import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const SectionTitle = styled.h2`
  flex: 1 1 auto;
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

export const Freshness = styled.p`
  margin: 0;
  min-block-size: 1.45em;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
