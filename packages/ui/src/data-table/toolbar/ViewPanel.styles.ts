import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** The marks of the lines stand below the title; their background reaches beyond. */
export const ViewsRoot = styled.div`
  margin-inline: -${space(2.5)};
`;
