import { Checkbox } from '@base-ui/react/checkbox';
import { styled } from 'styled-components';
import { markLook } from './Choice.styles.ts';

export const Box = styled(Checkbox.Root)`
  ${markLook}
  border-radius: 4px;
`;

export const Sign = styled(Checkbox.Indicator)`
  display: flex;
  & > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
  }
`;
