import { color, fontSize, media, radius, seriesVariable, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const SortLabel = styled.span`
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

/** Two columns on a laptop. The place is kept where there are few campaigns or none: what stands below does not move. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${space(3)};
  min-block-size: 24rem;

  @media ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

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
