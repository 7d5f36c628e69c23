import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
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
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;
