import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

/** The choices under the checkbox that selects all, aligned with its label. */
export const Under = styled.div`
  padding-inline-start: calc(18px + ${space(2.5)});
`;

/** Shown in place of missing choices. */
export const Nothing = styled.p`
  margin: 0;
  font-size: ${fontSize[14]};
  color: ${color.textMuted};
`;
