import { styled } from 'styled-components';
import { media, space } from '../theme/index.ts';

/** The button's text, not its border, is in line with the rows; its place is kept, so that the heading wraps alike. */
export const AllButton = styled.div`
  display: grid;
  justify-content: end;
  margin-inline-end: calc(-1px - ${space(3)});

  /* Inside, where the edge of the card is near. */
  > button:focus-visible {
    outline-offset: -2px;
  }

  /* Beside it the explanation's button is the one at the edge. */
  &:has(+ * > button) {
    margin-inline-end: 0;
  }

  /* As wide as four figures need: what it is called when thousands of rows are known moves nothing. */
  &[data-long] {
    min-inline-size: 7rem;
  }

  &[data-pending] {
    visibility: hidden;
  }
`;

/** At the edge, where it stays whether the button for all comes or not: its icon, not its target, is in line with the rows. */
export const ExplanationPlace = styled.div`
  margin-inline-end: calc((16px - 32px) / 2);

  @media ${media.touch} {
    margin-inline-end: calc((16px - 44px) / 2);
  }

  &:empty {
    display: none;
  }
`;
