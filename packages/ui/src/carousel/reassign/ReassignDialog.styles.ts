import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** The selection, and its messages above or below. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
