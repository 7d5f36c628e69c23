import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';

export const Unknown = styled.span`
  position: relative;
  color: ${color.textMuted};
`;
