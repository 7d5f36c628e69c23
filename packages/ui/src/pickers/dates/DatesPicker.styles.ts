import { styled } from 'styled-components';
import { fontSize, media } from '../../theme/index.ts';

/** How many days are chosen, beside the buttons or, on a phone, above them. */
export const Count = styled.output`
  flex: 1 1 auto;
  align-self: center;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  @media ${media.touch} {
    flex-basis: 100%;
  }
`;
