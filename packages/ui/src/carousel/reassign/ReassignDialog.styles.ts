import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** The choice, and above or below it why it cannot be made or was not saved. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
