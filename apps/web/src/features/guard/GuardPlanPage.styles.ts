import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  .month {
    inline-size: 9.5rem;
  }
  .places {
    inline-size: 9.5rem;
  }
  > span {
    margin-block-end: ${space(2)};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
`;

export const Summary = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;
