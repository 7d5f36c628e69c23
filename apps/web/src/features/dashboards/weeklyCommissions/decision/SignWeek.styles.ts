import { fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const SignedWeek = styled.p`
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const SignedAmount = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin: 0;

  dd {
    margin: 0;
    font-size: ${fontSize[16]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;
