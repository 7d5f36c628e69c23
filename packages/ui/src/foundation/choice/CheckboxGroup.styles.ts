import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

/** The choices that the checkbox above stands for, in line with its label. */
export const Under = styled.div`
  padding-inline-start: calc(18px + ${space(2.5)});
`;

/** In the place of choices that are not there. */
export const Nothing = styled.p`
  margin: 0;
  font-size: ${fontSize[14]};
  color: ${color.textMuted};
`;
