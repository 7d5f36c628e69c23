import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Scope = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  min-block-size: 2.5rem;
  margin: 0;
  font-variant-numeric: tabular-nums;

  dt {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
