import { css } from 'styled-components';

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
