import { styled } from 'styled-components';
import { color, density, fontSize, space } from '../../theme/index.ts';

export const Bar = styled.fieldset`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${density.cardPadding};
  background: ${color.primarySoft};
  box-shadow: 0 -1px ${color.border};
  font-size: ${fontSize[13]};

  /* The table takes the borders of its groups away. */
  && {
    border-block-end: 1px solid ${color.border};
  }

  > .words {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
