import { styled } from 'styled-components';
import { color, fontSize, space } from '../theme/index.ts';

export const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.text};
  font-size: ${fontSize[16]};
  font-weight: 600;
  letter-spacing: -0.01em;
  white-space: nowrap;

  > .mark {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 8px;
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${fontSize[14]};
    line-height: 1;
    letter-spacing: 0;
    forced-color-adjust: none;
  }

  &[data-size='large'] {
    gap: 14px;
    font-size: ${fontSize[24]};
    letter-spacing: -0.02em;
  }

  &[data-size='large'] > .mark {
    inline-size: 40px;
    block-size: 40px;
    border-radius: 12px;
    font-size: ${fontSize[20]};
  }
`;
