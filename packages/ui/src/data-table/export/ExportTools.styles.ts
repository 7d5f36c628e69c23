import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

/** What it holds stands in the toolbar itself. */
export const ToolPlace = styled.span`
  display: contents;
`;

export const Problem = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  max-inline-size: min(100%, 72ch);
  color: ${color.danger};
  font-size: ${fontSize[13]};
  line-height: 1.35;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
