import { css } from 'styled-components';
import { fontSize } from '../../theme/index.ts';

/**
 * An h1 that is focused after a change of page. Keyboard users see the ring, tight around the text, and so where the
 * next Tab continues; after a mouse press there is no ring.
 */
export const pageTitle = css`
  inline-size: fit-content;
  max-inline-size: 100%;
  border-radius: 4px;
  outline-offset: 4px;
`;

/** The h1 of a page without a frame. */
export const largeTitle = css`
  margin: 0;
  font-size: ${fontSize[24]};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.25;
  text-wrap: balance;
  ${pageTitle}
`;
