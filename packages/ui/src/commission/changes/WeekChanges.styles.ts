import { styled } from 'styled-components';
import { color, density, fontSize, plainList, space } from '../../theme/index.ts';

/** Above the rows, because it is the answer people look for. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: 0 ${density.cardPadding} ${space(3)};
  overflow-wrap: anywhere;
`;

export const Difference = styled.p`
  margin: 0;
  font-size: ${fontSize[14]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  ${plainList}
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;
