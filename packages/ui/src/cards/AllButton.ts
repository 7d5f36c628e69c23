import { styled } from 'styled-components';
import { media, space } from '../theme/index.ts';

/**
 * The button's text, not its border, aligns with the rows; its space is reserved, so that the heading always wraps the
 * same.
 */
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

  /* Room for four digits, so that nothing moves when the number of rows arrives. */
  &[data-long] {
    min-inline-size: 7rem;
  }

  &[data-pending] {
    visibility: hidden;
  }
`;

/** At the edge, with or without the button for all: its icon, not its target, aligns with the rows. */
export const ExplanationPlace = styled.div`
  margin-inline-end: calc((16px - 32px) / 2);

  @media ${media.touch} {
    margin-inline-end: calc((16px - 44px) / 2);
  }

  &:empty {
    display: none;
  }
`;
