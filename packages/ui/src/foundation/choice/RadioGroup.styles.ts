import { Radio } from '@base-ui/react/radio';
import { styled } from 'styled-components';
import { markLook } from './Choice.styles.ts';

export const Circle = styled(Radio.Root)`
  ${markLook}
  border-radius: 50%;
`;

export const Dot = styled(Radio.Indicator)`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: currentColor;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
