import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export const PartLines = styled.ul`
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  overflow-wrap: anywhere;

  strong {
    color: ${color.text};
    font-weight: 500;
  }

  li {
    position: relative;
  }

  /* The spoken text is placed over the visible one, for touch exploration. */
  .spoken {
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
  }
`;
