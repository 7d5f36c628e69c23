import { color, fontSize, media, radius, seriesVariable, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Line and medium in one line; the mark has the colour that the line has in every chart, and its code beside it. */
export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  > :first-child {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    font-weight: 600;
    color: ${color.text};
  }

  > :first-child::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    background: ${color.textMuted};
  }

  &[data-line='PF'] > :first-child::before {
    background: ${seriesVariable(1)};
  }

  &[data-line='SG'] > :first-child::before {
    background: ${seriesVariable(2)};
  }

  &[data-line='BF'] > :first-child::before {
    background: ${seriesVariable(3)};
  }

  @media ${media.md} {
    flex-wrap: nowrap;
  }
`;
