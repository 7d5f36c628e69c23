import { color, fontSize, iconSize, media, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Line = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${space(8)};
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font: inherit;
  font-size: ${fontSize[13]};
  text-align: start;
  color: ${color.text};
  cursor: pointer;

  > svg {
    ${iconSize}
    color: ${color.primary};
  }
  &:hover {
    border-color: ${color.borderStrong};
  }
  @media ${media.touch} {
    min-block-size: 44px;
  }
`;
