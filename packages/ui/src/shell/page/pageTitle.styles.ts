import { css } from 'styled-components';

/**
 * An h1 that takes the focus after a change of page. Whoever came by keyboard sees the ring, close around the words, and so
 * where the next Tab goes on from; after a press of the mouse there is none.
 */
export const pageTitle = css`
  inline-size: fit-content;
  max-inline-size: 100%;
  border-radius: 4px;
  outline-offset: 4px;
`;
