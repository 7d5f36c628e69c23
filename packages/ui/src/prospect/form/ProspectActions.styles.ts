import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const Actions = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
`;
